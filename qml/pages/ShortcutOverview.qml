import QtQuick
import QtQuick.Templates as T
import Takujo.Pages
import Takujo.Ui

// All keys on one sheet, those of the table it is opened over first.
TkDialog {
    id: root

    property string game: ""
    property var gameKeys: []           // [keys, words]

    readonly property var rows: [
        ["Ctrl+N", qsTr("New match")], ["Ctrl+O", qsTr("Open a match or rules")],
        ["Ctrl+S", qsTr("Save a copy of the match")], ["Ctrl+Z", qsTr("Undo")],
        ["Ctrl+Shift+Z", qsTr("Redo")], ["Enter", qsTr("Confirm, main button")],
        ["0 – 9", qsTr("Choose the button with this number")], ["Space", qsTr("Choose the piece with the ring; next move of the computer")],
        [qsTr("Arrow keys"), qsTr("To what is asked; then from piece to piece")], ["Tab", qsTr("Next zone or control")],
        ["H", qsTr("Hint")], ["S", qsTr("Set up what the hint says")], ["W", qsTr("Looking back: why this move?")],
        ["P", qsTr("Pause the computer")], ["N", qsTr("The computer that thinks moves now")],
        ["M", qsTr("Sounds on or off")], ["Page Up / Page Down", qsTr("Look back, forward")],
        ["← / →, Home / End", qsTr("Finished match: move by move, to its ends")],
        ["N", qsTr("Finished match, on the result: play again")],
        ["V", qsTr("Finished match, on the result: the moves that cost most")],
        [qsTr("Hold Space"), qsTr("Covered screen: show the hand")],
        ["Q", qsTr("Player aid: hold to look, press to keep")],
        ["F1", qsTr("Rulebook")], ["F11", qsTr("Full screen")], ["Ctrl+,", qsTr("Settings")], ["Ctrl+E", qsTr("Rules editor")],
        ["Esc", qsTr("Back, cancel")], ["?", qsTr("This overview; on a piece: what it is")], ["Ctrl+Q", qsTr("Quit")]
    ]
    readonly property bool both: root.gameKeys.length > 0
    readonly property real room: parent ? parent.width - 40 : Theme.px(480)
    readonly property bool beside: root.both && root.room >= Theme.px(860)

    function scroll(by: real) {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + by))
    }

    title: qsTr("Shortcuts")
    actionText: qsTr("Close")
    implicitWidth: Math.min(Theme.px(root.beside ? 900 : 480), root.room)

    Flickable {
        id: view

        width: root.availableWidth
        height: Math.min(contentHeight, root.parent ? root.parent.height - Theme.px(130) : contentHeight)
        contentHeight: sheet.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        T.ScrollBar.vertical: TkScrollBar { }

        Flow {
            id: sheet

            readonly property real part: root.beside ? (width - spacing) / 2 : width

            width: view.width - (view.clip ? 14 : 0)
            spacing: 24

            ShortcutList {
                width: sheet.part
                visible: root.both
                rows: root.gameKeys
                head: root.game
            }
            ShortcutList {
                width: sheet.part
                rows: root.rows
                head: root.both ? qsTr("Everywhere") : ""
            }
        }
    }
    // Arrows read on while the button has the focus.
    Shortcut { sequences: ["Down", "PgDown"]; onActivated: root.scroll(Theme.px(66)) }
    Shortcut { sequences: ["Up", "PgUp"]; onActivated: root.scroll(-Theme.px(66)) }
}
