import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A choice that may be on or off, with an optional second line.
T.CheckBox {
    id: root

    property string note: ""
    property string tip: ""
    property string why: ""

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(Theme.px(28), implicitContentHeight + 6)
    leftPadding: Theme.px(18) + 10
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
        width: Theme.px(18)
        height: width
        y: root.topPadding + Math.round((Theme.lineOf("body") - height) / 2)
        radius: Theme.radiusSmall
        color: root.checked ? Theme.accent : root.hovered ? Theme.hover : Theme.raised
        border.width: root.checked ? 0 : 2
        border.color: Theme.line2

        TkIcon {
            anchors.centerIn: parent
            visible: root.checked
            name: "check"
            size: 14
            ink: Theme.onAccent
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
