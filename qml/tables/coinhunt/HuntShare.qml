pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The stash shared out before the second half: one pile a seat, what is left goes. A seat is chosen,
// then its pile; the next seat without one follows by itself.
StagePanel {
    id: root

    required property HuntAsked asked
    readonly property SeatLookup seats: root.stage.seats

    readonly property alias piles: piles
    readonly property bool open: root.asked.phase === Hunt.Phase.Share
    readonly property var draft: root.stage.session ? root.stage.session.draft : null
    // Seat chosen, else the first one without a pile; 0 = out of the game. The draft is told with the
    // pile: it is not changed while it tells of itself.
    readonly property int row: root.open ? root.draft.activeGroup || root.free : -1
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property int free: {
        for (let group = 1; root.open && group <= root.asked.seatCount; ++group) {
            if (!root.given(group))
                return group
        }
        return 0
    }
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(8)
    readonly property int rowHeight: Math.max(36, root.metrics.tx(36))
    readonly property int side: Math.min(root.metrics.px(52), Math.floor((root.width - 2 * root.padH) / 3) - 8)

    function given(group: int): string {
        return root.open && root.revision >= 0 ? root.draft.group(group)[0] ?? "" : ""
    }

    function take(pile: PieceItem) {
        root.stage.act()
        root.draft.activeGroup = root.row
        root.draft.toggle(pile.pieceId)
        if (root.free > 0)
            root.draft.activeGroup = root.free
    }

    term: "jam"
    head: qsTr("Jam coins for each seat")
    visible: root.open

    Column {
        id: rows

        x: root.padH
        y: root.top0
        width: root.width - 2 * root.padH
        spacing: root.metrics.px(4)

        Repeater {
            model: root.open ? root.asked.seatCount : 0

            StagePress {
                id: seat

                required property int index

                readonly property bool open: root.row === seat.index + 1
                readonly property string pile: root.given(seat.index + 1)
                readonly property HuntCoin coin: seat.pile ? piles.pieceOf(seat.pile) as HuntCoin : null

                width: rows.width
                height: root.rowHeight
                name: root.seats.nameOf(seat.index)
                note: seat.coin ? seat.coin.name : qsTr("No pile yet")
                Accessible.selected: seat.open
                onActivated: root.draft.activeGroup = seat.index + 1

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius
                    color: seat.open ? Theme.accentSoft : seat.hovered ? Theme.hover : "transparent"
                    border.width: seat.open ? 2 : 1
                    border.color: seat.open ? Theme.accent : Theme.line
                }
                TkSeatDisc {
                    x: 8
                    anchors.verticalCenter: parent.verticalCenter
                    width: 24
                    height: 24
                    size: 24
                    seat: root.seats.colourOf(seat.index)
                }
                StageText {
                    role: "strong"
                    x: 40
                    width: Math.max(0, shown.x - x - 8)
                    height: parent.height
                    text: seat.name
                    Accessible.ignored: true
                }
                Row {
                    id: shown

                    anchors.right: parent.right
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 6
                    visible: seat.coin !== null

                    HuntDisc {
                        side: root.rowHeight - 10
                        shadowed: false
                        kind: seat.coin ? seat.coin.kind : ""
                    }
                    StageText {
                        role: "number"
                        height: root.rowHeight - 10
                        text: seat.coin ? "×" + seat.coin.count : ""
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    ZoneView {
        id: piles

        zoneId: "stash"
        label: root.asked.labelOf("stash")
        x: root.padH
        y: rows.y + rows.height + root.metrics.px(12)
        width: root.width - 2 * root.padH
        height: root.height - y
        onChosen: (piece) => root.take(piece)

        Repeater {
            model: root.open ? piles.model : null

            HuntCoin {
                id: pile

                x: Math.round((index % 3 + 0.5) * piles.width / 3 - side / 2)
                y: Math.floor(index / 3) * (root.side + root.metrics.tx(28))
                side: root.side
                usable: root.open
                ready: root.revision >= 0 && root.open && root.draft.complete

                StageText {
                    role: "number"
                    anchors.top: parent.bottom
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: "×" + pile.count
                    Accessible.ignored: true
                }
            }

            onItemAdded: (index, item) => piles.adopt(item)
            onItemRemoved: (index, item) => piles.drop(item)
        }
    }
}
