import QtQuick
import Takujo.Table
import Takujo.Ui

// A board that can be looked at closer: Ctrl with plus, minus, 0 or the wheel, or two fingers.
// The content fills `holder` and takes `zoom` into its own measures, so that it stays sharp.
StageArea {
    id: root

    property real zoom: 1

    readonly property real least: 0.8
    readonly property real most: 2.5
    readonly property alias holder: holder

    default property alias content: holder.data

    // Keeps the point `at` (in this item) where it is.
    function zoomTo(wanted: real, at: point) {
        const next = Math.max(root.least, Math.min(root.most, wanted))
        const x = (view.contentX + at.x) / root.zoom
        const y = (view.contentY + at.y) / root.zoom
        root.zoom = Math.abs(next - 1) < 0.04 ? 1 : next
        view.contentX = Math.max(0, Math.min(x * root.zoom - at.x, view.contentWidth - view.width))
        view.contentY = Math.max(0, Math.min(y * root.zoom - at.y, view.contentHeight - view.height))
    }

    function step(factor: real) {
        root.zoomTo(root.zoom * factor, Qt.point(root.width / 2, root.height / 2))
    }

    Flickable {
        id: view

        anchors.fill: parent
        contentWidth: root.width * root.zoom
        contentHeight: root.height * root.zoom
        interactive: root.zoom > 1
        clip: root.zoom > 1
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: holder

            x: Math.max(0, (root.width - width) / 2)
            y: Math.max(0, (root.height - height) / 2)
            width: view.contentWidth
            height: view.contentHeight
        }
    }
    WheelHandler {
        property real wanted: 1     // near the whole board it snaps, and goes on from there

        acceptedModifiers: Qt.ControlModifier
        // A notch is 120; a touchpad sends many small ones.
        onWheel: (event) => {
            const from = Math.abs(wanted - root.zoom) < 0.04 ? wanted : root.zoom
            wanted = Math.max(root.least, Math.min(root.most, from * Math.pow(1.15, event.angleDelta.y / 120)))
            root.zoomTo(wanted, Qt.point(event.x, event.y))
        }
    }
    PinchHandler {
        id: pinch

        property real before: 1

        target: null
        onActiveChanged: if (pinch.active) pinch.before = root.zoom
        onActiveScaleChanged: if (pinch.active) root.zoomTo(pinch.before * pinch.activeScale, pinch.centroid.position)
    }
    TkShortcut {
        action: "closer"
        onActivated: root.step(1.25)
    }
    TkShortcut {
        action: "wider"
        onActivated: root.step(0.8)
    }
    TkShortcut {
        action: "whole"
        onActivated: root.zoomTo(1, Qt.point(0, 0))
    }
}
