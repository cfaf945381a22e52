import QtQuick
import Takujo.Table
import Takujo.Ui

// One step of a guided action: its number or a check, what it is, what was chosen for it.
StageItem {
    id: root

    property int order: 1
    property string caption: ""
    property string value: ""
    property bool done: false
    property bool now: false

    implicitHeight: Math.max(root.metrics.px(35), root.metrics.tx(34))
    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.about(root.caption, root.value)

    Rectangle {
        id: disc

        anchors.verticalCenter: parent.verticalCenter
        width: root.metrics.tx(20)
        height: width
        radius: width / 2
        color: root.done ? Theme.goodSoft : root.now ? Theme.accent : Theme.sunk
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        StageText {
            role: "chip"
            anchors.centerIn: parent
            visible: !root.done
            color: root.now ? Theme.accentInk : Theme.ink2
            text: String(root.order)
            Accessible.ignored: true
        }
        TkIcon {
            anchors.centerIn: parent
            size: 14
            visible: root.done
            name: root.done ? "check" : ""
            ink: Theme.good
        }
    }
    Column {
        x: disc.width + root.metrics.px(8)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x

        StageText {
            role: "caption"
            width: parent.width
            lineHeight: root.metrics.tx(15)
            text: root.caption
            Accessible.ignored: true
        }
        StageText {
            role: root.done ? "panelHead" : "label"
            width: parent.width
            color: root.done || root.now ? Theme.ink : Theme.ink3
            text: root.value
            Accessible.ignored: true
        }
    }
}
