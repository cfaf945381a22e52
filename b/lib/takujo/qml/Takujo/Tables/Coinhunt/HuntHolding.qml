pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Coinhunt

// Coins of one zone of one seat, counted by colour.
Item {
    id: root

    required property int index
    required property var table
    required property string zone

    property var counts: [0, 0, 0, 0, 0, 0]
    property int size: 0

    function collect() {
        const counts = [0, 0, 0, 0, 0, 0]
        for (let i = 0; i < coins.count; ++i) {
            const coin = coins.itemAt(i) as HuntHeld
            if (coin)
                counts[coin.attrs.colour ?? 0] += 1
        }
        root.size = coins.count
        root.counts = counts
    }

    Repeater {
        id: coins

        model: root.table ? root.table.zone(root.zone + "." + root.index) : null

        HuntHeld { }

        onItemAdded: root.collect()
        onItemRemoved: root.collect()
    }
}
