import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The print of a CCC card from the facts the game gives about it.
CardFace {
    id: root

    property cccPiece facts

    readonly property bool joker: root.facts.rank === 0
    readonly property var letters: ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    readonly property var suits: ["club", "diamond", "heart", "spade"]
    readonly property bool showsValue: root.joker || root.facts.rank === 1 || root.facts.rank > 10

    function drawing(name: string): url { return Qt.resolvedUrl("art/" + name + ".svg") }

    rank: root.letters[root.facts.rank]
    word: root.joker ? (root.small ? "J" : "JOKER") : ""
    ink: root.facts.red ? Theme.cardRed : Theme.cardInk
    suit: root.joker ? "" : root.drawing("suit/" + root.suits[root.facts.suit])
    mark: root.joker ? root.drawing(root.facts.red ? "suit/joker-red" : "suit/joker-black") : ""
    badge: root.joker ? "×" + root.facts.factor : root.showsValue ? String(root.facts.rank) : ""
    back: root.drawing("back/ccc")
}
