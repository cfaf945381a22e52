import QtQuick
import Takujo.Table
import Takujo.Ui

// How many cards to draw, taken at once by a press.
StagePress {
    id: root

    required property int index
    required property string label
    required property string warning
    required property string effect
    required property bool main

    name: root.label
    note: root.warning ? root.warning : root.effect

    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.main ? (root.down ? Theme.accentPress : root.hovered ? Theme.accentHover : Theme.accent)
             : root.down ? Theme.press : root.hovered ? Theme.hover : Theme.raised
        border.width: Theme.edge
        border.color: root.main ? Theme.accent : root.hovered ? Theme.accent : Theme.line2
    }
    StageText {
        role: "number"
        anchors.fill: parent
        horizontalAlignment: Text.AlignHCenter
        color: root.main ? Theme.accentInk : Theme.ink
        text: String(root.index)
        Accessible.ignored: true
    }
    TkHint {
        control: root
        title: root.label
        tip: root.note
    }
}
