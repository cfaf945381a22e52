import Takujo.Table
import Takujo.Tables.Coinhunt

// What the table's parts ask of the match: its facts, words of the zones, which seat sits in front.
RowLookup {
    id: root

    required property var session
    required property SeatLookup seats

    readonly property var table: root.session ? root.session.table : null
    readonly property huntFacts facts: root.table ? root.table.facts : []
    readonly property int seatCount: root.session ? root.session.seatCount : 0
    readonly property int viewerSeat: root.session ? root.session.view.seat : -1
    // Seat in front of the board: the viewer, else whose turn it is.
    readonly property int frontSeat: root.viewerSeat >= 0 ? root.viewerSeat : Math.max(0, root.facts.activeSeat)
    // Of the turn; another one's decision is none.
    readonly property int phase: root.session && root.session.myTurn ? root.facts.phase : Hunt.Phase.Over

    function edgeOf(seat: int): int {
        return root.facts.edges[seat] ?? 0
    }

    function labelOf(zone: string): string {
        return root.revision >= 0 ? root.value(zone, "label") ?? "" : ""
    }

    // "Your wallet" or "%1: wallet": the seat in words only where it is not the one at the screen.
    function headOf(seat: int, yours: string, anybodys: string): string {
        return seat === root.viewerSeat && (root.session?.humanCount ?? 0) < 2 ? yours : anybodys.arg(root.seats.nameOf(seat))
    }

    model: root.table ? root.table.zones : null
    key: "zoneId"
}
