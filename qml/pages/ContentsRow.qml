import QtQuick
import Takujo.Pages
import Takujo.Ui

// A line of the contents of a rulebook.
TkPress {
    id: root

    property bool here: false           // what is in view

    implicitHeight: Math.max(Theme.px(32), words.height + 8)
    Accessible.role: Accessible.Link

    TkText {
        id: words

        x: 12
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 24
        role: root.here ? "strong" : "button"
        color: root.here ? Theme.accent : Theme.ink2
        words: root.text
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.down ? Theme.press : root.hovered ? Theme.hover : root.here ? Theme.accentSoft : "transparent"

        TkFocusRing {
            shown: root.visualFocus
        }
    }
}
