pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Bar of the table: way back, game, rules, round; undo, hint, rules, pace, menu.
PageBar {
    id: root

    required property MatchSession session
    property bool compact: false

    signal rulebookClicked()

    function undo() {
        if (root.session?.undoFree)
            root.session.undo()
        else if (root.session?.undoable)
            menu.show("PracticeDialog", { session: root.session })
    }

    // What is heard shows on the table as well: nothing is missed.
    function mute() {
        App.settings.muted = !App.settings.muted
        App.sounds.play("choose")
    }

    title: root.session ? root.session.info.gameName : ""
    onBackClicked: {
        App.leaveMatch()
        if (App.trial.length > 0)
            Nav.back()
        else
            Nav.home()
    }
    backText: App.trial.length > 0 ? qsTr("Back to the rulebook") : qsTr("To the shelf")
    chips: [
        TkChip {
            text: root.session ? root.session.info.rulesName : ""
            tint: root.session && root.session.info.rulesChanged ? "shu" : "neutral"
        },
        TkChip {
            text: !root.session ? "" : qsTr("%1 · %n players", "", root.session.seatCount).arg(root.session.table.phase)
            visible: root.session !== null && root.session.table.phase.length > 0
        }
    ]

    // Among the tools: what else is said beside the title goes where room is short.
    Repeater {
        model: root.session && root.session.practice ? 1 : 0

        TkChip {
            anchors.verticalCenter: parent?.verticalCenter  // gone before it goes
            tint: "warn"
            text: qsTr("practice")
        }
    }
    ToolButton {
        compact: root.compact
        iconName: "undo"
        word: qsTr("Undo")
        key: ActionKeys.word("undo")
        enabled: root.session !== null && root.session.undoable
        why: qsTr("There is nothing of yours to take back")
        onClicked: root.undo()
    }
    ToolButton {
        compact: root.compact
        iconName: "hint"
        word: qsTr("Hint")
        key: ActionKeys.word("hint")
        enabled: root.session !== null && root.session.myTurn && !root.session.hint.searching
        why: qsTr("A hint is given on your own turn")
        onClicked: root.session.hint.next()
    }
    ToolButton {
        compact: root.compact || root.width < 1500 * Theme.textScale // the round matters more
        visible: root.session !== null && App.guide.offers(root.session.info.gameId)
        iconName: "aid"
        word: qsTr("Player aid")
        key: ActionKeys.word("aid")
        onClicked: Nav.aid(root.session.info.gameId, false)
    }
    ToolButton {
        compact: root.compact
        iconName: "book"
        word: qsTr("Rules")
        key: ActionKeys.word("rulebook")
        onClicked: root.rulebookClicked()
    }
    ToolButton {
        compact: root.compact
        iconName: root.session && root.session.computer.paused ? "pause" : "clock"
        word: !root.session ? "" : root.session.computer.paused ? qsTr("Paused") : qsTr("AI: %1").arg(Phrases.word(App.settings.pace))
        onClicked: paceMenu.show("PaceMenu", { session: root.session })

        LazyPopup {
            id: paceMenu
        }
    }
    TkIconButton {
        iconName: App.settings.muted ? "sound-off" : "sound"
        text: ActionKeys.told(App.settings.muted ? qsTr("Turn sounds on") : qsTr("Turn sounds off"), "mute")
        onClicked: root.mute()
    }
    TkIconButton {
        iconName: "menu"
        text: qsTr("Menu")
        onClicked: menu.show("TableMenu", { session: root.session })

        LazyPopup {
            id: menu
        }
    }
}
