import QtQuick
import Takujo.Table
import Takujo.Ui

// The keys of this table, for the overview.
StageKeys {
    id: root

    zooms: true
    own: [
        [root.arrows, qsTr("From cell to cell; the way there and its cost are shown")],
        ["Space", qsTr("Walk to the cell; while mining: mine the rock you stand on")],
        ["Tab, Space", qsTr("An equipment card: use it, once more to put it back")],
        ["Tab, Space", qsTr("The mark of a seat above the cart: its cart and rocks")],
        [ActionKeys.word("confirm"), qsTr("Mine with the equipment chosen")], ["Esc", qsTr("Put the chosen equipment back")]
    ]
}
