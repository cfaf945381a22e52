import Takujo.Table

// Name and colour of each seat, for pieces that know only the seat's number.
RowLookup {
    id: root

    required property var session

    // Index into the seat palette; the seat itself while the seats are not known.
    function colourOf(seat: int): int {
        return root.revision >= 0 ? root.value(seat, "colour") ?? Math.max(0, seat) : 0
    }

    function isHuman(seat: int): bool {
        return root.revision >= 0 && (root.value(seat, "human") ?? false)
    }

    function nameOf(seat: int): string {
        return root.revision >= 0 ? root.value(seat, "name") ?? "" : ""
    }

    model: root.session ? root.session.seats : null
    key: "seat"
}
