pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What can be done with a seat: hand it to the computer, take it, change its level, give up.
TkMenu {
    id: root

    required property MatchSession session
    required property int seat
    required property string level
    required property bool human

    readonly property bool running: !root.session.finished
    readonly property bool oneLevel: root.session.info.oneLevel

    // A row that is not offered does not exist: keys would reach it where it cannot be seen.
    Instantiator {
        id: levels

        model: !root.oneLevel ? Phrases.levels : root.human ? ["expert"] : []

        TkMenuItem {
            required property string modelData

            text: root.oneLevel ? qsTr("The computer plays on")
                : root.human ? qsTr("%1 plays on", "a level").arg(Phrases.level(modelData)) : Phrases.level(modelData)
            checkable: !root.human
            checked: root.level === modelData
            enabled: root.running
            onTriggered: root.session.giveBack(root.seat, modelData)
        }
        onObjectAdded: (index, item) => root.insertItem(index, item as TkMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as TkMenuItem)
    }
    Instantiator {
        model: App.programs.names

        TkMenuItem {
            required property string modelData

            text: root.human ? qsTr("%1 plays on").arg(modelData) : modelData
            enabled: root.running
            onTriggered: root.session.giveToProgram(root.seat, modelData)
        }
        onObjectAdded: (index, item) => root.insertItem(levels.count + index, item as TkMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as TkMenuItem)
    }
    TkMenuSeparator { }
    TkMenuItem {
        text: qsTr("Look from this seat")
        iconName: "eye"
        enabled: root.session.finished || root.session.humanCount === 0
        why: qsTr("Hands are secret while people play")
        onTriggered: root.session.view.lookFrom(root.seat)
    }
    TkMenuItem {
        text: root.human ? qsTr("Give up") : qsTr("A person takes this seat")
        iconName: root.human ? "flag" : "person"
        enabled: root.running
        onTriggered: {
            if (root.human)
                Nav.popup("GiveUpDialog", { session: root.session, seat: root.seat })
            else
                root.session.takeOver(root.seat)
        }
    }
}
