pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The cards this turn has paid with so far, from what the match says each of its moves spent.
Item {
    id: root

    required property CccPayment payment
    property int revision: 0

    readonly property var paid: {
        const found = []
        for (let i = 0; root.revision >= 0 && i < rows.count; ++i) {
            const row = rows.itemAt(i) as CccTurnRow
            if (row && row.placement)
                found.push(row.spent.split(" ").filter((id) => id !== ""))
        }
        return found
    }
    readonly property int count: root.paid.length
    readonly property var cards: root.paid.reduce((all, spent) => all.concat(spent.map((id) => root.facts(id))), root.none)
    readonly property var none: []

    visible: false

    // Of a card by its id: "card-h-13#0", "card-jr#0".
    function facts(id: string): var {
        const parts = id.split("#")[0].split("-")
        const joker = parts.length === 2
        const suit = joker ? 0 : "cdhs".indexOf(parts[1])
        const rank = joker ? 0 : Number(parts[2])
        const letter = ["JOKER", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][rank]
        return { rank: rank, suit: suit, red: (joker ? parts[1] === "jr" : suit === 1 || suit === 2) ? 1 : 0,
                 name: (joker ? "" : "♣♦♥♠"[suit]) + letter }
    }

    Repeater {
        id: rows

        model: root.payment.session ? root.payment.session.turnMoves : null
        onItemAdded: root.revision += 1
        onItemRemoved: root.revision += 1

        CccTurnRow { }
    }
}
