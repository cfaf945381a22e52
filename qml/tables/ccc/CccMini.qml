pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The board of CCC for little room: numbers where they can be read, a coin of every seat on a square, territory.
TableMini {
    id: root

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property BoardSize size: BoardSize { session: root.session; zoneId: "board" }
    // In whole pixels: all lines are of one width, and nothing is to be seen where they cross.
    readonly property int cell: Math.max(4, Math.floor(318 * root.k / Math.max(root.size.cols, root.size.rows)))
    readonly property int gap: Math.max(1, Math.round(2 * root.k))
    readonly property int edge: Math.max(2, Math.round(7 * root.k))     // of the frame
    readonly property bool numbered: root.cell >= 32

    // As on the table; without a number a single coin has the square to itself.
    function spot(i: int, n: int): rect {
        return root.numbered || n > 1 ? CccColours.spot(i, n) : Qt.rect(9, 9, 46, 46)
    }

    units: 350
    ground: CccGround { }

    Rectangle {
        parent: root
        anchors.centerIn: parent
        width: root.cell * root.size.cols - root.gap + 2 * root.edge
        height: root.cell * root.size.rows - root.gap + 2 * root.edge
        radius: root.edge
        color: Theme.frame
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Repeater {
            model: root.zone("board")

            Rectangle {
                id: square

                required property int slot
                required property int owner
                required property cccPiece facts

                // Seats with coins here, the most first.
                readonly property var stacks: Array.from(square.facts.coins, (coins, seat) => ({ seat: seat, coins: coins }))
                    .filter((stack) => stack.coins > 0).sort((a, b) => b.coins - a.coins)
                readonly property bool held: square.owner >= 0 && square.facts.territory !== Ccc.Territory.None
                readonly property int colour: square.held ? root.seats.colourOf(square.owner) : 0

                x: root.edge + (square.slot % root.size.cols) * root.cell
                y: root.edge + Math.floor(square.slot / root.size.cols) * root.cell
                width: root.cell - root.gap
                height: width
                radius: root.cell < 48 ? 0 : 3
                color: square.held ? CccColours.tint(square.colour) : Theme.tile
                border.width: square.facts.territory === Ccc.Territory.Owned ? Math.max(2, Math.round(3 * root.k))
                              : Theme.highContrast ? 1 : 0
                border.color: square.held ? Theme.seatInk(square.colour) : Theme.line2

                MiniText {
                    x: Math.round(root.cell * 0.08)
                    y: Math.round(root.cell * 0.02)
                    visible: root.numbered
                    size: Math.max(12, Math.round(root.cell * 0.34))
                    color: Theme.tileInk
                    text: String(square.facts.number)
                }
                Repeater {
                    model: square.stacks

                    TkSeatDisc {
                        required property int index
                        required property var modelData

                        readonly property rect place: root.spot(index, square.stacks.length)

                        x: Math.round(place.x * square.width / 64)
                        y: Math.round(place.y * square.width / 64)
                        size: Math.max(4, Math.round(place.width * square.width / 64))
                        seat: root.seats.colourOf(modelData.seat)
                    }
                }
            }
        }
    }
}
