import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// One of several exclusive choices, with an optional second line.
T.RadioButton {
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
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.description: root.enabled ? root.note : root.why
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: if (root.enabled) { root.checked = true; root.clicked() }
    Accessible.onToggleAction: if (root.enabled) { root.checked = true; root.clicked() }

    indicator: Rectangle {
        width: Theme.px(18)
        height: width
        y: root.topPadding + Math.round((Theme.lineOf("body") - height) / 2)
        radius: width / 2
        color: root.checked ? Theme.onAccent : root.hovered ? Theme.hover : Theme.raised
        border.width: root.checked ? Theme.px(6) : 2
        border.color: root.checked ? Theme.accent : Theme.line2
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
