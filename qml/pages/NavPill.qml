import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A place to go, in the head of a page.
TkPress {
    id: root

    required property string page
    required property string current

    implicitWidth: Math.ceil(words.implicitWidth) + Theme.px(28)
    implicitHeight: Theme.px(36)
    checked: root.page === root.current
    onClicked: {
        if (root.page === "editor")
            App.openEditor()            // a window of its own
        else if (root.page === "rulebook" && root.current !== "rulebook")
            Nav.rulebook(App.setup.gameId.length > 0 ? App.setup.gameId : App.shelf.boxes.value(0, "gameId"), "")
        else
            Nav.go(root.page)
    }
    Accessible.role: Accessible.PageTab
    Accessible.selected: root.checked

    Item {
        anchors.fill: parent

        TkText {
            id: words

            anchors.centerIn: parent
            role: "button"
            color: root.checked ? Theme.onAccent : Theme.ink2
            text: root.text
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.accent : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        TkFocusRing {
            shown: root.visualFocus
            corner: parent.height / 2
        }
    }
}
