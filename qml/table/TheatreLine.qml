pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Dots in the ink of the seat that acts, from the panel of a scene to the place of what it did.
StageItem {
    id: root

    required property var place         // on the canvas: { x, y, width, height }
    required property rect source       // the panel, on the canvas
    property int colour: 0
    property real drawn: 1              // how much of it, 0 to 1

    readonly property real step: root.metrics.px(12)
    readonly property real size: root.metrics.px(7)
    readonly property point goal: Qt.point(root.place.x + root.place.width / 2, root.place.y + root.place.height / 2)
    // The nearest point of the panel.
    readonly property point start: Qt.point(Math.max(root.source.x, Math.min(root.source.x + root.source.width, root.goal.x)),
                                            Math.max(root.source.y, Math.min(root.source.y + root.source.height, root.goal.y)))
    readonly property real apart: Math.hypot(root.goal.x - root.start.x, root.goal.y - root.start.y)
    // To the ring, not into it.
    readonly property real wide: root.apart - Math.min(root.place.width, root.place.height) / 2 - root.metrics.px(10)

    Accessible.ignored: true

    Repeater {
        model: Math.max(0, Math.floor(root.wide / root.step))

        Rectangle {
            id: dot

            required property int index
            readonly property real part: (dot.index + 0.7) * root.step / Math.max(1, root.apart)

            x: Math.round(root.start.x + (root.goal.x - root.start.x) * dot.part - width / 2)
            y: Math.round(root.start.y + (root.goal.y - root.start.y) * dot.part - height / 2)
            width: root.size + 2
            height: width
            radius: width / 2
            visible: (dot.index + 1) * root.step <= root.drawn * root.wide + root.step / 2
            color: Theme.seatInk(root.colour)
            border.width: 2
            border.color: Theme.surface
        }
    }
}
