pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// The counters of the game by name, and whose they are.
Item {
    id: root

    required property var session
    required property SeatLookup seats

    readonly property var table: root.session ? root.session.table : null
    readonly property int revision: root.table ? root.table.revision : 0
    readonly property int levels: Math.max(4, Math.min(7, root.counter("rows") || 7))
    readonly property int pack: root.counter("pack")
    readonly property int discards: root.counter("discards")
    readonly property int filled: root.counter("filled")
    readonly property int goal: root.counter("goal")
    readonly property int handLimit: root.counter("handLimit")
    readonly property int reserveSize: root.counter("reserveSize")
    readonly property int turnsLeft: root.counter("turnsLeft")
    readonly property int nextDraw: root.counter("nextDraw")
    readonly property int refillTo: root.counter("refillTo")
    // Cards for a ♡; -1 the sum of the two marks below it, -2 the larger.
    readonly property int heart: root.counter("heart")
    readonly property bool openHands: root.counter("open") > 0
    readonly property int lastMark: root.counter("lastMark")
    readonly property int finishAt: root.counter("finishAt")
    readonly property int least: root.counter("minCol")
    readonly property int most: root.counter("maxCol")
    readonly property int down: root.counter("down")
    readonly property int lastSeat: root.ownerOf("turnsLeft")
    readonly property string lastName: root.lastSeat >= 0 ? root.seats.nameOf(root.lastSeat) : ""
    readonly property int finishSeat: root.ownerOf("finishAt")

    property int owners: 0

    function counter(id: string): int {
        return root.revision >= 0 && root.table ? root.table.counter(id) : 0
    }

    // Seat a counter belongs to, -1 = nobody.
    function ownerOf(id: string): int {
        for (let i = 0; i < rows.count && root.owners >= 0; ++i) {
            const row = rows.itemAt(i) as CoupCounter
            if (row && row.counterId === id)
                return row.owner
        }
        return -1
    }

    visible: false

    Repeater {
        id: rows

        model: root.table ? root.table.counters : null

        CoupCounter {
            onOwnerChanged: root.owners += 1
        }

        onItemAdded: root.owners += 1
        onItemRemoved: root.owners += 1
    }
}
