import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// Who set the last glass of the tower, and when.
Column {
    id: root

    property int seat: 0                // its colour
    property string who: ""
    property int turn: 0

    Row {
        anchors.right: parent.right
        spacing: 8

        TkSeatDisc {
            anchors.verticalCenter: parent.verticalCenter
            size: 22
            seat: root.seat
        }
        TkText {
            width: Math.min(implicitWidth, root.width - 30)
            role: "strong"
            color: CoupColours.endInk
            text: qsTr("%1 set the last glass").arg(root.who)
        }
    }
    TkText {
        width: root.width
        role: "note"
        color: CoupColours.endQuiet
        horizontalAlignment: Text.AlignRight
        text: qsTr("turn %1").arg(root.turn)
    }
}
