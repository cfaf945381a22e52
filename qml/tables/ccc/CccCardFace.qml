import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The print of a CCC card from the facts the game gives about it.
CardFace {
    id: root

    property cccPiece facts

    readonly property bool joker: root.facts.rank === 0
    readonly property bool showsValue: root.joker || root.facts.rank === 1 || root.facts.rank > 10

    rank: CccColours.ranks[root.facts.rank]
    // Small its crown says what it is: a lone J would be a jack.
    word: !root.joker ? "" : root.small ? "×" + root.facts.factor : "JOKER"
    ink: CccColours.ink(root.facts)
    suit: root.joker ? "" : CccColours.sign(root.facts)
    mark: root.joker ? CccColours.sign(root.facts) : ""
    badge: root.joker ? "×" + root.facts.factor : root.showsValue ? String(root.facts.rank) : ""
    back: Qt.resolvedUrl("art/back/ccc.svg")
}
