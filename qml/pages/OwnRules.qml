pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The user's own rules, each a slim box with a band.
Item {
    id: root

    readonly property int total: App.shelf.ownRulesTotal
    readonly property int pitch: 150
    readonly property int places: Math.max(1, Math.min(5, Math.floor((width - 24) / root.pitch)))
    readonly property int shown: Math.min(root.places, App.shelf.ownRules.count)

    implicitHeight: foot.y + foot.height
    Component.onCompleted: App.shelf.rescanRules()

    // Whether a game takes its rules is found when the page is there: for that it is opened.
    Timer {
        id: check

        interval: 400
        repeat: true
        running: true
        onTriggered: running = App.shelf.checkNextRules()
    }
    Connections {
        target: App.shelf

        function onChanged() {
            check.start()
        }
    }

    TkHeading {
        id: head

        text: qsTr("My rules")
    }
    TkText {
        x: head.width + 16
        anchors.verticalCenter: head.verticalCenter
        width: editor.x - x - 12
        role: "note"
        color: Theme.ink3
        visible: width >= implicitWidth
        text: qsTr("Banded boxes were made in the rules editor")
    }
    TkLink {
        id: editor

        anchors.right: parent.right
        anchors.verticalCenter: head.verticalCenter
        role: "note"
        text: qsTr("Rules editor")
        onClicked: App.openEditor()
    }
    ShelfNiche {
        id: niche

        y: head.height + 8
        width: parent.width
        boxHeight: 189
        ledge: 14
    }
    Row {
        x: 24
        y: niche.y + 24
        spacing: root.pitch - 132

        Repeater {
            id: boxes

            model: App.shelf.ownRules

            OwnRulesBox {
                required property int index

                visible: index < root.shown
                away: root.width / 2 - (24 + index * root.pitch + width / 2)
                Keys.onLeftPressed: (boxes.itemAt(index - 1) as OwnRulesBox)?.forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: if (index + 1 < root.shown) (boxes.itemAt(index + 1) as OwnRulesBox)?.forceActiveFocus(Qt.TabFocusReason)
            }
        }
        Repeater {
            model: App.shelf.ownRules.count === 0 ? 1 : 0

            TkEmptyState {
                width: Math.min(root.width - 48, Theme.px(320))
                height: 161
                title: qsTr("My rules will stand here")
                text: qsTr("Change a number of a game in the rules editor and play your own version of it.")
            }
        }
    }
    Row {
        id: foot

        y: niche.y + niche.height + 14 + (App.shelf.ownRules.count > 0 ? Theme.px(22) + 8 : 0)
        spacing: 12

        TkButton {
            id: fresh

            iconName: "plus"
            text: qsTr("New rules")
            onClicked: App.newRules()
        }
        TkText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - fresh.width - more.width - 36)
            role: "caption"
            words: qsTr("Only what differs from the official rules is kept")
        }
        TkLink {
            id: more

            anchors.verticalCenter: parent.verticalCenter
            visible: root.total > root.shown
            width: visible ? implicitWidth : 0
            text: qsTr("%n more", "", root.total - root.shown)
            onClicked: App.openEditor()
        }
    }
}
