pragma ComponentBehavior: Bound

import QtQuick
import QtQml
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Menu of the table page.
TkMenu {
    id: root

    required property MatchSession session

    // A finished match at an earlier moment. The prompt bar offers it only where it has room. It puts another match in
    // the place of this one while the menu is still there.
    Instantiator {
        model: root.session && root.session.finished && root.session.kept && !root.session.cursor.live ? 1 : 0
        onObjectAdded: (index, item) => root.insertItem(0, item as TkMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as TkMenuItem)

        delegate: TkMenuItem {
            text: qsTr("Play on from here")
            iconName: "branch"
            onTriggered: App.branchHere()
        }
    }
    TkMenuItem {
        text: qsTr("New match")
        iconName: "box"
        keyText: ActionKeys.word("newMatch")
        onTriggered: {
            App.leaveMatch()
            Nav.home()
        }
    }
    TkMenuItem {
        text: qsTr("Save a copy…")
        iconName: "save"
        keyText: ActionKeys.word("save")
        enabled: root.session?.kept ?? false
        onTriggered: App.saveDialog()
    }
    TkMenuItem {
        text: qsTr("Redo")
        iconName: "redo"
        keyText: ActionKeys.word("redo")
        enabled: root.session?.canRedo ?? false
        why: qsTr("Nothing was taken back")
        onTriggered: root.session.redo()
    }
    TkMenuItem {
        text: qsTr("Player aid")
        iconName: "aid"
        keyText: ActionKeys.word("aid")
        enabled: root.session !== null && App.guide.offers(root.session.info.gameId)
        why: qsTr("This game has none")
        onTriggered: Nav.aid(root.session.info.gameId, false)
    }
    TkMenuItem {
        text: qsTr("Result so far")
        iconName: "chart"
        onTriggered: Nav.go("result")
    }
    TkMenuItem {
        text: qsTr("Seal of the deal…")
        iconName: "check"
        enabled: root.session?.kept ?? false
        why: qsTr("This match began with a position, not with a deal")
        onTriggered: Nav.popup("ProofDialog", { session: root.session })
    }
    TkMenuItem {
        text: root.session?.finished ?? true ? qsTr("Change this position…") : qsTr("Change the position it began with…")
        iconName: "branch"
        enabled: root.session === App.session && App.positionIsOpen()
        why: qsTr("It would tell what is hidden: after the match, or in one that began with a position")
        onTriggered: if (App.draftSession()) Nav.go("position")
    }
    TkMenuSeparator { }
    TkMenuItem {
        text: qsTr("Rules editor")
        iconName: "grid"
        keyText: ActionKeys.word("editor")
        onTriggered: App.openEditor()
    }
    TkMenuItem {
        text: qsTr("Settings")
        iconName: "gear"
        keyText: ActionKeys.word("settings")
        onTriggered: Nav.go("settings")
    }
    TkMenuItem {
        text: qsTr("About Takujo")
        iconName: "info"
        onTriggered: Nav.go("about")
    }
}
