pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Hakkutsu

// The counters of the table as properties, and the equipment that lies discarded.
Item {
    id: root

    required property var session

    readonly property var table: root.session ? root.session.table : null
    readonly property int revision: root.table ? root.table.revision : 0
    readonly property int empty: root.counter("empty")
    readonly property int emptyToEnd: root.counter("emptyToEnd")
    readonly property int round: root.counter("round")
    readonly property int rounds: root.counter("rounds")
    readonly property bool lastRound: root.counter("lastRound") > 0
    readonly property int deck: root.counter("deck")
    readonly property int bank: root.counter("bank")
    readonly property int turnSeat: root.revision >= 0 ? root.counter("turnSeat") : -1
    // "Grant 2, Radar 1"
    property var discarded: []
    property int helicopters: 0         // flown so far

    signal tookOff()

    function counter(id: string): int {
        return root.revision >= 0 && root.table ? root.table.counter(id) : 0
    }

    function of(id: string, seat: int): int {
        return root.counter(id + "." + seat)
    }

    function collect() {
        const words = []
        let flown = 0
        for (let i = 0; i < discards.count; ++i) {
            const one = discards.itemAt(i) as HakkutsuDiscard
            if (!one)
                continue
            words.push(one.count > 1 ? one.label + " ×" + one.count : one.label)
            flown += one.kind === "equip-helicopter" ? one.count : 0
        }
        root.discarded = words
        if (flown > root.helicopters)
            root.tookOff()
        root.helicopters = flown
    }

    visible: false

    Repeater {
        id: discards

        model: root.table ? root.table.zone("discard") : null

        HakkutsuDiscard {
            onCountChanged: root.collect()
            onLabelChanged: root.collect()
        }

        onItemAdded: root.collect()
        onItemRemoved: root.collect()
    }
}
