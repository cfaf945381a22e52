pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// One contest as a row or a column: its name, then a place a rank: who has it or is certain to lead,
// else the points there are for it.
ColdItem {
    id: root

    required property SeatLookup seats
    property string words: ""
    property bool across: false         // a column
    property int ranks: 3
    property real first: 100            // length of the name
    property real pitch: 34             // from rank to rank

    readonly property bool contest: root.facts.contest <= Cold.Contest.Lake   // by weight
    readonly property bool laddered: root.facts.contest <= Cold.Contest.Small // another prize for each rank
    readonly property real coin: Math.min(root.metrics.px(20), root.pitch - 2, (root.across ? root.width : root.height) - 2)

    // Seat at a rank, -1 = none. Who won a contest is known when all is over (a tie by its time stamps).
    function seatOf(rank: int): int { return root.facts.winners[rank - 1] ?? -1 }

    // Points there are for a rank; 0 = no such trophy.
    function pointsOf(rank: int): int { return root.facts.prizes[rank - 1] ?? 0 }

    usable: false
    corner: root.metrics.px(4)
    stateWords: {
        const places = []
        for (let rank = 1; rank <= root.ranks; ++rank) {
            const seat = root.seatOf(rank)
            if (seat >= 0)
                places.push(root.laddered ? qsTr("%1: %2", "rank, name").arg(rank).arg(root.seats.nameOf(seat)) : root.seats.nameOf(seat))
        }
        return places.join(qsTr(", ", "between places"))
    }

    Rectangle {
        width: root.across ? 1 : root.width
        height: root.across ? root.height : 1
        color: Theme.line
    }
    ColdText {
        role: "log"
        x: root.across ? 3 : 0
        width: root.across ? root.width - 5 : root.first
        height: root.across ? root.first : root.height
        horizontalAlignment: root.across ? Text.AlignHCenter : Text.AlignLeft
        wrapMode: root.across ? Text.Wrap : Text.NoWrap
        lineHeight: root.across ? 0.9 : 1
        words: root.words
    }
    Repeater {
        model: root.ranks

        Item {
            id: place

            required property int index

            readonly property int seat: root.seatOf(index + 1)
            readonly property int points: root.pointsOf(index + 1)

            x: root.across ? 0 : Math.round(root.first + index * root.pitch)
            y: root.across ? Math.round(root.first + index * root.pitch) : 0
            width: root.across ? root.width : Math.round(root.pitch)
            height: root.across ? Math.round(root.pitch) : root.height

            Repeater {
                model: place.seat >= 0 ? 1 : 0

                TkSeatDisc {
                    anchors.centerIn: parent
                    size: root.coin
                    seat: root.seats.colourOf(place.seat)
                    opacity: root.contest ? 0.85 : 1
                }
            }
            ColdText {
                role: "number"
                anchors.fill: parent
                visible: place.seat < 0 && place.points > 0
                horizontalAlignment: Text.AlignHCenter
                color: root.contest ? Theme.ink3 : Theme.ink
                text: String(place.points)
            }
        }
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
    }
}
