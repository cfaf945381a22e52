pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// The counters and the words of the zones as properties, and who holds what by colour.
Item {
    id: root

    required property var session
    required property SeatLookup seats

    readonly property var table: root.session ? root.session.table : null
    readonly property int revision: root.table ? root.table.revision : 0
    readonly property int seatCount: root.session ? root.session.seatCount : 0
    readonly property int viewerSeat: root.session ? root.session.viewerSeat : -1
    readonly property int die: root.counter("die")
    readonly property bool secondHalf: root.known && root.die === 0
    readonly property bool known: root.revision >= 0 && root.table !== null && root.table.hasCounter("die")
    readonly property int fallen: root.counter("fallen")
    readonly property bool foul: root.counter("foul") > 0 // a direct drop is one
    readonly property int coinSize: root.counter("aim.size") || 30000
    readonly property int activeSeat: root.ownerOf("hand")
    // Seat in front of the board: the viewer, else whose turn it is.
    readonly property int frontSeat: root.viewerSeat >= 0 ? root.viewerSeat : Math.max(0, root.activeSeat)
    property int rowsRevision: 0
    property int heldRevision: 0

    function counter(id: string): int {
        return root.revision >= 0 && root.table ? root.table.counter(id) : 0
    }

    function of(id: string, seat: int): int {
        return root.counter(id + "." + seat)
    }

    function edgeOf(seat: int): int {
        return root.counter("seat." + seat + ".edge")
    }

    function row(zoneId: string): HuntZoneRow {
        for (let i = 0; i < rows.count && root.rowsRevision >= 0; ++i) {
            const found = rows.itemAt(i) as HuntZoneRow
            if (found && found.zoneId === zoneId)
                return found
        }
        return null
    }

    function labelOf(zoneId: string): string {
        const found = root.row(zoneId)
        return found ? found.label : ""
    }

    // "Your wallet": the seat in words only where it is not the one at the screen.
    function headOf(zone: string, seat: int): string {
        const own = seat === root.viewerSeat && root.session.humanCount < 2
        const name = root.seats.nameOf(seat)
        switch (zone) {
        case "wallet": return own ? qsTr("Your wallet") : qsTr("%1: wallet").arg(name)
        case "vault": return own ? qsTr("Your vault") : qsTr("%1: vault").arg(name)
        case "jam": return own ? qsTr("Your jam coins") : qsTr("%1: jam coins").arg(name)
        default: return own ? qsTr("Your secret coins") : qsTr("%1: secret coins").arg(name)
        }
    }

    function ownerOf(zoneId: string): int {
        const found = root.row(zoneId)
        return found ? found.owner : -1
    }

    function holding(zone: string, seat: int): HuntHolding {
        const all = zone === "wallet" ? wallets : zone === "vault" ? vaults : jams
        return root.heldRevision >= 0 ? all.itemAt(seat) as HuntHolding : null
    }

    // Coins of a colour a seat holds in such a zone.
    function held(zone: string, seat: int, colour: int): int {
        const holding = root.holding(zone, seat)
        return holding ? holding.counts[colour] : 0
    }

    // Nobody else has so many of this colour in the vault.
    function alone(seat: int, colour: int): bool {
        const mine = root.held("vault", seat, colour)
        for (let other = 0; other < root.seatCount; ++other) {
            if (other !== seat && root.held("vault", other, colour) >= mine)
                return false
        }
        return mine > 0
    }

    visible: false

    Repeater {
        id: rows

        model: root.table ? root.table.zones : null

        HuntZoneRow {
            onLabelChanged: root.rowsRevision += 1
            onOwnerChanged: root.rowsRevision += 1
        }

        onItemAdded: root.rowsRevision += 1
        onItemRemoved: root.rowsRevision += 1
    }
    Repeater {
        id: wallets

        model: root.seatCount

        HuntHolding {
            table: root.table
            zone: "wallet"
            onCountsChanged: root.heldRevision += 1
        }
    }
    Repeater {
        id: vaults

        model: root.seatCount

        HuntHolding {
            table: root.table
            zone: "vault"
            onCountsChanged: root.heldRevision += 1
        }
    }
    Repeater {
        id: jams

        model: root.seatCount

        HuntHolding {
            table: root.table
            zone: "jam"
            onCountsChanged: root.heldRevision += 1
        }
    }
}
