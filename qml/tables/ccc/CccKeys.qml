import QtQuick
import Takujo.Table
import Takujo.Ui

// The keys of this table, for the overview.
StageKeys {
    id: root

    zooms: true
    own: [
        [root.arrows, qsTr("From square to square; in the hand from card to card")],
        ["Space", qsTr("The square to pay for; a card into the payment, once more to take it out")],
        ["Tab, Space", qsTr("After a split with an ace: the group that cards go to")],
        [ActionKeys.word("confirm"), qsTr("Place the coins when the payment fits")], ["Esc", qsTr("Empty the payment")]
    ]
}
