pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Coldwater

// The contests as far as this viewer knows them: pounds of each seat at each location between two
// bounds. Who is certain to be ahead of whom follows from the bounds alone.
Item {
    id: root

    required property ColdSupply supply
    property int seatCount: 0
    property int revision: 0

    function attrs(location: int): var {
        for (let i = 0; root.revision >= 0 && i < rows.count; ++i) {
            const row = rows.itemAt(i) as ColdStandingRow
            if (row && row.kind === "trophy-" + ColdColours.locations[location])
                return row.attrs
        }
        return ({})
    }

    function low(location: int, seat: int): int { return root.attrs(location)["low" + seat] ?? 0 }
    function high(location: int, seat: int): int { return root.attrs(location)["high" + seat] ?? 0 }

    // Seat that is certainly at this rank (1 = first); -1 = nobody is, or it has no fish there.
    function seatAt(location: int, rank: int): int {
        const facts = root.attrs(location)
        for (let seat = 0; seat < root.seatCount; ++seat) {
            if ((facts["fish" + seat] ?? 0) === 0)
                continue
            let ahead = 0
            let unsure = false
            for (let other = 0; other < root.seatCount; ++other) {
                if (other === seat || (facts["fish" + other] ?? 0) === 0)
                    continue
                if (facts["low" + other] > facts["high" + seat])
                    ahead += 1
                else if (facts["high" + other] >= facts["low" + seat])
                    unsure = true
            }
            if (!unsure && ahead + 1 === rank)
                return seat
        }
        return -1
    }

    visible: false

    Repeater {
        id: rows

        model: root.supply.table ? root.supply.table.zone("trophies") : null

        ColdStandingRow {
            onAttrsChanged: root.revision += 1
        }

        onItemAdded: root.revision += 1
        onItemRemoved: root.revision += 1
    }
}
