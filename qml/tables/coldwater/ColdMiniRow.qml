pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Coldwater

// Two zones of a small tackle box beside each other.
Row {
    id: root

    required property ColdAsked asked
    required property int seat
    required property int first         // number of the left zone
    property real crystal: 8

    signal counted()

    function countOf(i: int): int {
        const zone = zones.itemAt(i) as ColdMiniZone
        return zone ? zone.bait : 0
    }

    spacing: 3

    Repeater {
        id: zones

        model: 2

        ColdMiniZone {
            required property int index

            asked: root.asked
            zone: "box." + root.seat + "." + (root.first + index)
            number: root.first + index
            crystal: root.crystal
            onBaitChanged: root.counted()
        }
    }
}
