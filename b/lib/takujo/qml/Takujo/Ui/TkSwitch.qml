import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A setting that works at once. The knob moves and a check appears: readable without colour.
T.Switch {
    id: root

    property string note: ""
    property string tip: ""
    property string why: ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.px(28), implicitContentHeight + 6)
    leftPadding: Theme.px(38) + 10
    rightPadding: 4
    topPadding: 3
    bottomPadding: 3
    opacity: root.enabled ? 1 : 0.45
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.description: root.enabled ? root.note : root.why
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: if (root.enabled) { root.toggle(); root.toggled(); root.clicked() }
    Accessible.onToggleAction: if (root.enabled) { root.toggle(); root.toggled(); root.clicked() }

    indicator: Rectangle {
        width: Theme.px(38)
        height: Theme.px(22)
        y: root.topPadding + Math.round((Theme.lineOf("body") - height) / 2)
        radius: height / 2
        color: root.checked ? Theme.accent : root.hovered ? Theme.hover : Theme.sunk
        border.width: root.checked ? 0 : Theme.edge
        border.color: Theme.line2

        Rectangle {
            x: 3 + root.visualPosition * (parent.width - width - 6)
            y: 3
            width: parent.height - 6
            height: width
            radius: width / 2
            color: root.checked ? Theme.onAccent : Theme.line2

            TkIcon {
                anchors.centerIn: parent
                visible: root.checked
                name: "check"
                size: 12
                ink: Theme.accent
            }
        }
    }

    contentItem: TkCaptioned {
        text: root.text
        note: root.note
    }

    background: Item {
        TkFocusRing {
            shown: root.visualFocus
        }
    }

    TkHint {
        control: root
        tip: root.tip
        why: root.why
    }
}
