pragma Singleton

import QtQuick
import Takujo.Ui

// Grounds of territory, coins and badge on a square, and the signs of the cards.
QtObject {
    id: root

    readonly property var ranks: ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    readonly property var suits: ["club", "diamond", "heart", "spade"]

    readonly property color badge: Theme.byMode("#1F2430", "#1F2430", "#000000", "#1F2430")

    function ink(card: cccPiece): color { return card.red ? Theme.cardRed : Theme.cardInk }

    // The suit, or the crown of a joker.
    function sign(card: cccPiece): url {
        const name = card.rank > 0 ? root.suits[card.suit] : card.red ? "joker-red" : "joker-black"
        return Qt.resolvedUrl("art/suit/" + name + ".svg")
    }

    // Corner of the i-th of n stacks and its size, in units of a square of 64; the number is above on the left.
    function spot(i: int, n: int): rect {
        if (n < 2)
            return Qt.rect(24, 25, 34, 34)
        if (n === 2)
            return i === 0 ? Qt.rect(6, 31, 28, 28) : Qt.rect(35, 32, 26, 26)
        if (n === 3)
            return i === 0 ? Qt.rect(8, 36, 22, 22) : Qt.rect(35, i === 1 ? 36 : 11, 22, 22)
        return Qt.rect(i % 2 === 0 ? 19 : 40, i < 2 ? 18 : 39, 19, 19)
    }

    // Ground of a square that belongs to a seat of this colour.
    function tint(colour: int): color {
        const share = Theme.distinct ? 0.35 : Theme.highContrast ? 0.38 : 0.26
        return Theme.day ? Theme.seatSoft(colour) : Qt.tint(Theme.tile, Qt.alpha(Theme.seatInk(colour), share))
    }
}
