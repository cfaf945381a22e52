pragma Singleton

import QtQuick

// Cards by id: "card-h-13#0", "card-jr#0".
QtObject {
    id: root

    function card(table: var, id: string): var {
        const parts = id.split("#")[0].split("-")
        const joker = parts.length === 2
        const suit = joker ? 0 : "cdhs".indexOf(parts[1])
        const rank = joker ? 0 : Number(parts[2])
        const red = joker ? parts[1] === "jr" : suit === 1 || suit === 2
        const letter = ["JOKER", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][rank]
        return table.piece(id, id.split("#")[0], 0, {
            label: letter, name: (joker ? "" : "♣♦♥♠"[suit]) + letter, tip: "", clause: "CCC-14",
            facts: { rank: rank, suit: suit, red: red, factor: joker ? 2 : 0 }
        })
    }
}
