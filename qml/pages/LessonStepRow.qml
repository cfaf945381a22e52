import QtQuick
import Takujo.Ui

// One step of a lesson: its number or a check, its name.
TkPress {
    id: root

    required property int index
    required property string modelData
    property int now: 0

    readonly property bool done: root.index < root.now
    readonly property bool current: root.index === root.now

    implicitHeight: Theme.px(29)
    enabled: root.done
    Accessible.name: qsTr("Step %1, %2").arg(root.index + 1).arg(root.modelData)
    Accessible.description: root.done ? qsTr("done") : root.current ? qsTr("now") : ""

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.current ? Theme.shuSoft : root.hovered ? Theme.hover : "transparent"

        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusSmall
            margin: 0
        }
    }
    Rectangle {
        id: disc

        x: 6
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: root.current ? Theme.shu : root.done ? Theme.accent : "transparent"
        border.width: root.current || root.done ? 0 : 1
        border.color: Theme.line2

        TkIcon {
            anchors.centerIn: parent
            visible: root.done
            name: "check"
            size: 14
            ink: Theme.onAccent
        }
        TkText {
            anchors.centerIn: parent
            visible: !root.done
            role: "chip"
            color: root.current ? Theme.shuInk : Theme.ink2
            text: String(root.index + 1)
        }
    }
    TkText {
        x: disc.x + disc.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 4
        role: root.current ? "panelHead" : "label"
        color: root.current || root.done ? Theme.ink : Theme.ink2
        text: root.modelData
    }
}
