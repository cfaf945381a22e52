pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The board of CCC for little room: numbers, coins of the leader of each square, territory.
TableMini {
    id: root

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property BoardSize size: BoardSize { session: root.session; zoneId: "board" }
    readonly property real cell: Math.min(318 / root.size.cols, 318 / root.size.rows)

    units: 350
    ground: CccGround { }

    Rectangle {
        anchors.centerIn: parent
        width: root.cell * root.size.cols + 12
        height: root.cell * root.size.rows + 12
        radius: 8
        color: Theme.frame
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Repeater {
            model: root.zone("board")

            Rectangle {
                id: square

                required property int slot
                required property cccPiece facts

                readonly property var coins: square.facts.coins
                readonly property int most: Math.max(0, ...square.coins)
                readonly property int leader: square.most > 0 ? square.coins.indexOf(square.most) : -1
                readonly property int colour: square.leader >= 0 ? root.seats.colourOf(square.leader) : 0
                readonly property bool held: square.facts.territory !== Ccc.Territory.None

                x: 7 + (square.slot % root.size.cols) * root.cell
                y: 7 + Math.floor(square.slot / root.size.cols) * root.cell
                width: root.cell - 2
                height: width
                radius: 3
                color: square.held ? CccColours.tint(square.colour) : Theme.tile
                border.width: square.facts.territory === Ccc.Territory.Owned ? 3 : Theme.highContrast ? 1 : 0
                border.color: square.held ? Theme.seatInk(square.colour) : Theme.line2

                MiniText {
                    x: 4
                    visible: !root.plain
                    size: Math.max(14, Math.round(root.cell * 0.34))
                    color: Theme.tileInk
                    text: String(square.facts.number)
                }
                TkSeatDisc {
                    x: root.plain ? (parent.width - width) / 2 : parent.width - width - 3
                    y: root.plain ? (parent.height - height) / 2 : parent.height - height - 3
                    visible: square.leader >= 0
                    size: Math.round(root.cell * (root.plain ? 0.72 : 0.5))
                    seat: square.colour
                }
            }
        }
    }
}
