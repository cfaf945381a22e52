import QtQuick
import Takujo.Ui

// A button with an icon only (menu, close, replay transport). `text` is its accessible name and
// its tooltip.
TkPress {
    id: root

    required property string iconName
    property int size: 32
    property bool iconFilled: false
    property color ink: Theme.ink2
    property string why: ""

    implicitWidth: Math.max(28, Theme.px(root.size))
    implicitHeight: implicitWidth
    padding: 0
    opacity: root.enabled ? 1 : 0.45
    Accessible.description: root.enabled ? "" : root.why

    contentItem: Item {
        TkIcon {
            anchors.centerIn: parent
            name: root.iconName
            filled: root.iconFilled
            ink: root.ink
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: root.down || root.checked ? Theme.press : root.hovered ? Theme.hover : "transparent"

        TkFocusRing {
            shown: root.visualFocus
        }
    }

    TkHint {
        control: root
        tip: root.text
        why: root.why
    }
}
