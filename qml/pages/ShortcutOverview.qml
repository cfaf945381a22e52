import QtQuick
import Takujo.Pages
import Takujo.Ui

// All keys on one sheet, those of the table it is opened over first.
TkDialog {
    id: root

    property string game: ""
    property var gameKeys: []           // [keys, words]

    readonly property var rows: [
        root.of("newMatch"), root.of("open"), root.of("save"), root.of("undo"), root.of("redo"), root.of("confirm"),
        ["0 – 9", qsTr("Choose the button with this number")], ["Space", qsTr("Choose the piece with the ring")], root.of("next"),
        [qsTr("Arrow keys"), qsTr("To what is asked; then from piece to piece")], ["Tab", qsTr("Next zone or control")], root.of("goTo"),
        root.of("hint"), root.of("setUp"), root.of("why"), root.of("pause"), root.of("moveNow"), root.of("mute"),
        [root.pair("lookBack", "lookForward"), qsTr("Look back, forward")],
        [root.pair("replayBack", "replayForward"), qsTr("Finished match: move by move")],
        [root.pair("replayStart", "replayEnd"), qsTr("Finished match: to its ends")], root.of("again"), root.of("review"), root.of("placers"), root.of("replayLoss"),
        [qsTr("Hold Space"), qsTr("Covered screen: show the hand")],
        root.of("aid"), root.of("rulebook"), root.of("fullScreen"), root.of("settings"), root.of("editor"),
        ["Esc", qsTr("Back, cancel")], root.of("overview"), root.of("quit")
    ]
    readonly property bool both: root.gameKeys.length > 0
    readonly property real room: parent ? parent.width - 40 : Theme.px(480)
    readonly property bool beside: root.both && root.room >= Theme.px(860)

    function of(action: string): var {
        return [ActionKeys.word(action), ActionKeys.name(action)]
    }

    function pair(one: string, other: string): string {
        return ActionKeys.word(one) + " / " + ActionKeys.word(other)
    }

    function scroll(by: real) {
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, view.contentY + by))
    }

    title: qsTr("Shortcuts")
    actionText: qsTr("Close")
    implicitWidth: Math.min(Theme.px(root.beside ? 900 : 480), root.room)

    TkScroll {
        id: view

        width: root.availableWidth
        height: Math.min(contentHeight, root.parent ? root.parent.height - Theme.px(130) : contentHeight)
        contentHeight: sheet.implicitHeight

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
