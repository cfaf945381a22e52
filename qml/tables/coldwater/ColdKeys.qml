import QtQuick
import Takujo.Table
import Takujo.Ui

// The keys of this table, for the overview.
StageKeys {
    id: root

    own: [
        ["← / →", qsTr("From space to space, the harbour last")],
        ["Space", qsTr("Place the token on the space, or take the one there")],
        ["Tab, Space", qsTr("A zone of your tackle box: refill it, or fish with it first")],
        ["Tab, Space", qsTr("Your tackle: use it; the crest of a seat: its board and catch")],
        [root.arrows, qsTr("In a zone from bait to bait, in a row from card to card")],
        ["Space", qsTr("With a lure or reel: choose the bait, once more to leave it")],
        [ActionKeys.word("confirm"), qsTr("Do it with the bait chosen")]
    ]
}
