import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Before a seat resigns.
TkDialog {
    id: root

    required property MatchSession session
    required property int seat

    destructive: true
    title: qsTr("Give up this match?")
    sentence: qsTr("The computer plays the seat of %1 to the end. The record notes it.").arg(root.session.seatName(root.seat))
    safeText: qsTr("Play on")
    actionText: qsTr("Give up the match")
    onAccepted: root.session.giveUp(root.seat)
}
