import QtQuick
import Takujo.Table
import Takujo.Ui

// The print of a CCC card from the facts the game gives about it: rank 1 to 13, 0 = joker; suit
// 0 to 3 = clubs, diamonds, hearts, spades; whether it is red.
CardFace {
    id: root

    property int rankNumber: 0
    property int suitNumber: 0
    property bool red: false
    property int jokerFactor: 2         // of the rules being played

    readonly property bool joker: root.rankNumber === 0
    readonly property var letters: ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    readonly property var suits: ["club", "diamond", "heart", "spade"]
    readonly property bool showsValue: root.joker || root.rankNumber === 1 || root.rankNumber > 10

    function drawing(name: string): url { return Qt.resolvedUrl("art/" + name + ".svg") }

    rank: root.letters[root.rankNumber]
    word: root.joker ? (root.small ? "J" : "JOKER") : ""
    ink: root.red ? Theme.cardRed : Theme.cardInk
    suit: root.joker ? "" : root.drawing("suit/" + root.suits[root.suitNumber])
    mark: root.joker ? root.drawing(root.red ? "suit/joker-red" : "suit/joker-black") : ""
    badge: root.joker ? "×" + root.jokerFactor : root.showsValue ? String(root.rankNumber) : ""
    back: root.drawing("back/ccc")
}
