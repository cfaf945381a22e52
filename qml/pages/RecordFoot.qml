pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What can be done with a finished match.
Item {
    id: root

    required property Item detail       // a RecordDetail, which holds this
    required property MatchSession session
    required property var row
    required property int side

    signal opened()

    implicitHeight: Theme.px(58)

    TkDivider {
        width: parent.width
    }
    Row {
        id: verified

        readonly property int room: actions.x - root.side - 36

        x: root.side
        anchors.verticalCenter: parent.verticalCenter
        visible: verified.room > Theme.px(150)
        spacing: 6

        TkIcon { name: "check"; size: 18; ink: Theme.good; anchors.verticalCenter: parent.verticalCenter }
        TkLink {
            width: Math.min(implicitWidth, verified.room)
            role: "note"
            text: root.session ? qsTr("Verified: all %n moves give the same", "", root.session.ply) : ""
            onClicked: Nav.popup("ProofDialog", { session: root.session })
        }
    }
    Row {
        id: actions

        anchors.right: parent.right
        anchors.rightMargin: root.side
        anchors.verticalCenter: parent.verticalCenter
        spacing: 10

        RemoveButton {
            anchors.verticalCenter: parent.verticalCenter
            row: root.row
        }
        TkIconButton {
            anchors.verticalCenter: parent.verticalCenter
            iconName: "export"
            text: qsTr("Export…")
            onClicked: exports.show("RecordExports", { detail: root.detail })

            LazyPopup {
                id: exports
            }
        }
        TkButton {
            iconName: "copy"
            text: qsTr("Same deal")
            onClicked: if (App.openViewed() && App.sameDeal()) Nav.table()
        }
        TkButton {
            iconName: "branch"
            text: qsTr("Play on from here")
            enabled: root.session !== null && root.session.cursor.ply < root.session.ply
            why: qsTr("The match is over here: go back to a move first")
            onClicked: if (App.openViewed() && App.branchHere()) Nav.table()
        }
        TkButton {
            kind: "main"
            iconName: "eye"
            text: qsTr("On the table")
            onClicked: root.opened()
        }
    }
}
