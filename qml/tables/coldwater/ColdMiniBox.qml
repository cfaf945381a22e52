pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// The tackle box of another seat, small: zones 3 4 over 5 6, one crystal a bait.
Column {
    id: root

    required property ColdAsked asked
    required property int seat
    property real crystal: 8

    readonly property string words: qsTr("Bait in zones 3 to 6: %1, %2, %3, %4").arg(root.countOf(0)).arg(root.countOf(1))
                                    .arg(root.countOf(2)).arg(root.countOf(3))
    property int revision: 0

    function countOf(i: int): int {
        const row = root.revision >= 0 ? rows.itemAt(Math.floor(i / 2)) as ColdMiniRow : null
        return row ? row.countOf(i % 2) : 0
    }

    spacing: Math.max(1, Math.round(root.crystal * 0.2))

    Repeater {
        id: rows

        model: 2

        ColdMiniRow {
            required property int index

            asked: root.asked
            seat: root.seat
            first: 3 + 2 * index
            crystal: root.crystal
            onCounted: root.revision += 1
        }
    }
}
