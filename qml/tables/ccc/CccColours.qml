pragma Singleton

import QtQuick
import Takujo.Ui

// Grounds of territory, the badge on a square, and the signs of the cards.
QtObject {
    id: root

    readonly property var ranks: ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    readonly property var suits: ["club", "diamond", "heart", "spade"]

    readonly property var dayTints: ["#D5DEF1", "#F8DACF", "#D6EDE6", "#F8EBC6"]
    readonly property color badge: Theme.byMode("#1F2430", "#1F2430", "#000000", "#1F2430")

    function ink(card: cccPiece): color { return card.red ? Theme.cardRed : Theme.cardInk }

    // The suit, or the crown of a joker.
    function sign(card: cccPiece): url {
        const name = card.rank > 0 ? root.suits[card.suit] : card.red ? "joker-red" : "joker-black"
        return Qt.resolvedUrl("art/suit/" + name + ".svg")
    }

    // Ground of a square that belongs to a seat of this colour.
    function tint(colour: int): color {
        return Theme.day ? root.dayTints[colour % 4]
                                    : Qt.tint(Theme.tile, Qt.alpha(Theme.seatInk(colour), Theme.dark ? 0.26 : 0.2))
    }
}
