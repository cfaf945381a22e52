pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The board of one seat, large: tackle box by zone, Master Angler cards waiting beside it, tackle,
// the token in hand. In its head line the other seats, small.
StagePanel {
    id: root

    readonly property SeatLookup seats: root.stage.seats
    required property ColdAsked asked
    required property int seat
    property int viewer: -1
    property var emptied: []            // zones the bait chosen now would empty
    property int offered: 0             // Master Angler cards at the harbour

    readonly property bool own: root.seat === root.viewer
    readonly property bool compact: root.metrics.compact
    readonly property int gap: root.metrics.px(8)
    readonly property int bodyTop: root.padV + Math.max(root.metrics.px(26), root.headHeight) + root.gap
    readonly property real zonesWidth: (root.width - 2 * root.padH) * 0.635
    readonly property real boxWidth: (root.zonesWidth - root.gap) / 2
    readonly property real boxHeight: (root.height - root.bodyTop - root.metrics.px(10) - root.gap) / 2
    readonly property real sideX: root.padH + root.zonesWidth + root.metrics.px(12)
    readonly property alias side: side
    // The small boxes of the other seats share what head and bag leave.
    readonly property real chipRoom: (root.width - 2 * root.padH - root.headWidth - bag.width - root.metrics.px(14))
                                     / Math.max(1, root.stage.seatCount - 1) - root.metrics.px(6)
    readonly property real crystal: Math.min(root.metrics.px(9), (root.chipRoom - root.metrics.px(33) - 11) / 11)

    signal seatChosen(int seat)
    signal baitChosen(ColdBox box, PieceItem piece)
    signal masterChosen(PieceItem piece)
    signal tackleChosen(PieceItem piece)

    // Qt 6.4 cannot compile a cast in a return: callers cast.
    function box(number: int): Item {
        return boxes.itemAt(number - 3)
    }

    function focusFirst() {
        for (let number = 3; number <= 6; ++number) {
            const box = root.box(number) as ColdBox
            if (box && box.lit) {
                box.forceActiveFocus(Qt.TabFocusReason)
                return
            }
            if (box && box.bait.size > 0 && root.asked.composing) {
                box.bait.focusFirst()
                return
            }
        }
    }

    term: "bait"
    head: root.own ? qsTr("Your board") : qsTr("Board of %1").arg(root.seats.nameOf(root.seat))

    Row {
        x: root.width - root.padH - width
        y: root.padV - root.metrics.px(5)
        spacing: root.metrics.px(6)

        Repeater {
            model: root.stage.seatCount

            ColdSeatChip {
                required property int index

                visible: seat !== root.seat
                asked: root.asked
                seat: index
                brief: root.compact || root.crystal < 5
                crystal: root.crystal
                onActivated: root.seatChosen(index)
            }
        }
        ColdBag {
            id: bag

            anchors.verticalCenter: parent.verticalCenter
            asked: root.asked
        }
    }
    Repeater {
        id: boxes

        model: 4

        ColdBox {
            id: box

            required property int index

            asked: root.asked
            seat: root.seat
            number: index + 3
            own: root.own
            empties: root.emptied.includes(index)
            x: Math.round(root.padH + (index % 2) * (root.boxWidth + root.gap))
            y: Math.round(root.bodyTop + Math.floor(index / 2) * (root.boxHeight + root.gap))
            width: Math.round(root.boxWidth)
            height: Math.round(root.boxHeight)
            onBaitChosen: (piece) => root.baitChosen(box, piece)
        }
    }
    ColdBeside {
        id: side

        asked: root.asked
        seat: root.seat
        own: root.own
        offered: root.offered
        x: Math.round(root.sideX)
        y: root.bodyTop - root.metrics.px(2)
        width: Math.round(root.width - root.sideX - root.padH)
        height: root.height - y - root.metrics.px(10)
        onMasterChosen: (piece) => root.masterChosen(piece)
        onTackleChosen: (piece) => root.tackleChosen(piece)
    }
}
