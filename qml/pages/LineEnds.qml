pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// Whose line ends here: crests at the right end of a graph, pushed apart where lines end together. A line
// is told by more than its colour.
Item {
    id: root

    required property var ends          // rows of { y, colour }, in the coordinates of this item
    property int size: 16

    readonly property var places: root.spread()

    // From the top down, then back up where the last ones would leave the graph.
    function spread(): var {
        const rows = Array.from(root.ends).sort((a, b) => a.y - b.y).map(row => ({ y: row.y - root.size / 2, colour: row.colour }))
        for (let i = 0; i < rows.length; ++i)
            rows[i].y = Math.max(rows[i].y, i === 0 ? 0 : rows[i - 1].y + root.size)
        for (let i = rows.length - 1; i >= 0; --i)
            rows[i].y = Math.min(rows[i].y, i === rows.length - 1 ? root.height - root.size : rows[i + 1].y - root.size)
        return rows
    }

    width: root.size
    Accessible.ignored: true

    Repeater {
        model: root.places

        TkSeatDisc {
            required property var modelData

            y: Math.round(modelData.y)
            size: root.size
            seat: modelData.colour
        }
    }
}
