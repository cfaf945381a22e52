pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// The tackle box of another seat, small: zones 3 4 over 5 6, one crystal a bait.
Grid {
    id: root

    required property ColdSupply supply
    required property int seat
    property real crystal: 8

    readonly property string words: qsTr("Bait in zones 3 to 6: %1, %2, %3, %4").arg(root.countOf(0)).arg(root.countOf(1))
                                    .arg(root.countOf(2)).arg(root.countOf(3))
    property int revision: 0

    function countOf(i: int): int {
        const zone = root.revision >= 0 ? zones.itemAt(i) as ColdMiniZone : null
        return zone ? zone.bait : 0
    }

    columns: 2
    columnSpacing: Math.round(root.crystal * 0.4)
    rowSpacing: Math.round(root.crystal * 0.25)

    Repeater {
        id: zones

        model: 4

        ColdMiniZone {
            required property int index

            supply: root.supply
            zone: "box." + root.seat + "." + (index + 3)
            number: index + 3
            crystal: root.crystal
            onBaitChanged: root.revision += 1
        }
    }
}
