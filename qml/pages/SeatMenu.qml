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

    function plays(level: string): bool {
        return root.level === level
    }

    TkMenuItem {
        visible: root.session.info.oneLevel && root.human
        height: visible ? implicitHeight : 0
        text: qsTr("The computer plays on")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "expert")
    }
    TkMenuItem {
        visible: !root.session.info.oneLevel
        height: visible ? implicitHeight : 0
        text: root.human ? qsTr("Beginner plays on") : Phrases.level("beginner")
        checkable: !root.human
        checked: root.plays("beginner")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "beginner")
    }
    TkMenuItem {
        visible: !root.session.info.oneLevel
        height: visible ? implicitHeight : 0
        text: root.human ? qsTr("Casual plays on") : Phrases.level("casual")
        checkable: !root.human
        checked: root.plays("casual")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "casual")
    }
    TkMenuItem {
        visible: !root.session.info.oneLevel
        height: visible ? implicitHeight : 0
        text: root.human ? qsTr("Skilled plays on") : Phrases.level("skilled")
        checkable: !root.human
        checked: root.plays("skilled")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "skilled")
    }
    TkMenuItem {
        visible: !root.session.info.oneLevel
        height: visible ? implicitHeight : 0
        text: root.human ? qsTr("Expert plays on") : Phrases.level("expert")
        checkable: !root.human
        checked: root.plays("expert")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "expert")
    }
    TkMenuItem {
        visible: !root.session.info.oneLevel
        height: visible ? implicitHeight : 0
        text: root.human ? qsTr("Master plays on") : Phrases.level("master")
        checkable: !root.human
        checked: root.plays("master")
        enabled: root.running
        onTriggered: root.session.giveBack(root.seat, "master")
    }
    Instantiator {
        model: App.programs.names

        TkMenuItem {
            required property string modelData

            text: root.human ? qsTr("%1 plays on").arg(modelData) : modelData
            enabled: root.running
            onTriggered: root.session.giveToProgram(root.seat, App.programs.command(modelData))
        }
        onObjectAdded: (index, item) => root.insertItem(6 + index, item as TkMenuItem)
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
