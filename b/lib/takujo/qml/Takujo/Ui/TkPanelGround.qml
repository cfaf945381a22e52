import QtQuick
import Takujo.Ui

// What a TkPanel is drawn on: shadow, paper or a dashed place, head line.
Item {
    id: root

    property alias head: line.text
    property alias note: line.note
    property int level: 1
    property color fill: Theme.surface
    property color edgeInk: Theme.line
    property real edgeWidth: Theme.edge
    property bool dashed: false

    readonly property real headHeight: line.implicitHeight > 0 ? line.implicitHeight + 8 : 0
    readonly property real headWidth: line.implicitWidth

    TkShadow {
        level: root.dashed ? 0 : root.level
    }
    Rectangle {
        anchors.fill: parent
        visible: !root.dashed
        radius: Theme.radiusPanel
        color: root.fill
        border.width: root.edgeWidth
        border.color: root.edgeInk
    }
    TkBox {
        anchors.fill: parent
        visible: root.dashed
        corner: Theme.radiusPanel
        dashed: true
        edge: 1.5
        ink: Theme.line2
    }
    TkHeadLine {
        id: line

        x: Theme.padPanelH
        y: Theme.padPanelV
        width: parent.width - 2 * Theme.padPanelH
    }
}
