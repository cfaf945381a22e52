pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// Name and colour of each seat, for pieces that know only the seat's number.
Item {
    id: root

    required property var session
    property int revision: 0

    visible: false

    function row(seat: int): SeatRow {
        for (let i = 0; i < rows.count; ++i) {
            const found = rows.itemAt(i) as SeatRow
            if (found && found.seat === seat)
                return found
        }
        return null
    }

    // Index into the seat palette; the seat itself while the seats are not known.
    function colourOf(seat: int): int {
        const found = root.revision >= 0 ? root.row(seat) : null
        return found ? found.colour : Math.max(0, seat)
    }

    function isHuman(seat: int): bool {
        const found = root.revision >= 0 ? root.row(seat) : null
        return found !== null && found.human
    }

    function nameOf(seat: int): string {
        const found = root.revision >= 0 ? root.row(seat) : null
        return found ? found.name : ""
    }

    Repeater {
        id: rows

        model: root.session ? root.session.seats : null

        SeatRow {
            onColourChanged: root.revision += 1
            onNameChanged: root.revision += 1
            onHumanChanged: root.revision += 1
        }

        onItemAdded: root.revision += 1
        onItemRemoved: root.revision += 1
    }
}
