pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// The token on a space or in a hand.
ZoneView {
    id: root

    required property SeatLookup seats
    property real unit: 1
    readonly property PieceItem token: root.size > 0 ? root.pieces[0] : null

    Repeater {
        model: root.model

        ColdToken {
            unit: root.unit
            seats: root.seats
            z: flying ? 300 : 0
            width: root.width
            height: root.height
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => root.drop(item)
    }
}
