import Takujo.Table
import Takujo.Ui
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

    // What is asked now is answered on the board, or by a coin that fell.
    readonly property bool onBoard: root.phase === Hunt.Phase.Place || root.phase === Hunt.Phase.Walk || root.phase === Hunt.Phase.Ride
    readonly property bool ofFallen: root.phase === Hunt.Phase.Take || root.phase === Hunt.Phase.Offset
    // Said to a press there that is no answer.
    readonly property string wanted: root.phase === Hunt.Phase.Walk ? Wording.told([root.session.prompt.title, root.session.prompt.detail])
                                   : root.onBoard || root.ofFallen ? root.session.prompt.detail : ""
    readonly property string clause: {
        switch (root.phase) {
        case Hunt.Phase.Place: return "CH-10"
        case Hunt.Phase.Walk: return "CH-14"
        case Hunt.Phase.Ride: return "CH-29"
        case Hunt.Phase.Take: return root.facts.activeSeat === root.viewerSeat ? "CH-31" : "CH-33"
        case Hunt.Phase.Offset: return "CH-39"
        default: return ""
        }
    }

    // No press is met by silence: where the match has no reason of its own, what is asked for is said.
    function answer(piece: string, right: bool) {
        if (right || root.wanted.length === 0 || root.session.teaching || root.session.whyNot(piece))
            root.session.chooseAnchor(piece)
        else
            root.session.refused(root.wanted, root.clause, piece)
    }

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
