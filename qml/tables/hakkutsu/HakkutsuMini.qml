pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The map of Hakkutsu!! for little room: the top rock of each cell with its points, pawns; at the side
// every cart with its coins and units.
TableMini {
    id: root

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property BoardSize size: BoardSize { session: root.session; zoneId: "map" }
    readonly property hakkutsuFacts facts: root.session ? root.session.table.facts : []
    readonly property int across: Math.max(root.size.cols, root.size.rows)
    readonly property real pitch: 324 / root.across
    readonly property real cell: root.pitch - 4

    ground: HakkutsuGround { }

    Rectangle {
        id: map

        x: root.plain ? (445 - width) / 2 : 8
        y: (350 - height) / 2
        width: root.pitch * root.size.cols + 10
        height: root.pitch * root.size.rows + 10
        radius: 8
        color: Theme.frame
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Repeater {
            model: root.zone("map")

            Rectangle {
                id: one

                required property int slot
                required property bool faceDown
                required property hakkutsuPiece facts

                x: 7 + (one.slot % root.size.cols) * root.pitch
                y: 7 + Math.floor(one.slot / root.size.cols) * root.pitch
                width: root.cell
                height: root.cell
                radius: 4
                color: HakkutsuColours.ground(one.facts.area)
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line2

                StagePicture {
                    anchors.centerIn: parent
                    width: Math.round(root.cell * 0.8)
                    height: width
                    visible: one.facts.base
                    source: visible ? "art/base-tent.svg" : ""
                }
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 3
                    radius: 3
                    visible: one.facts.depth > 0
                    color: one.faceDown ? Theme.pieceBack : HakkutsuColours.paper

                    HakkutsuRockIcon {
                        x: root.plain ? (parent.width - width) / 2 : 2
                        y: parent.height - height - 2
                        width: Math.round(root.cell * (root.plain ? 0.8 : 0.62))
                        height: width
                        visible: !one.faceDown
                        category: one.facts.category
                        ability: one.facts.ability
                    }
                    MiniText {
                        anchors.right: parent.right
                        anchors.rightMargin: 3
                        visible: !root.plain && !one.faceDown && root.cell >= 34
                        size: Math.max(14, Math.round(root.cell * 0.28))
                        color: Theme.cardInk
                        text: String(one.facts.points)
                    }
                }
                Row {
                    anchors.bottom: parent.bottom
                    anchors.right: parent.right
                    anchors.margins: 2
                    spacing: -6

                    Repeater {
                        model: one.facts.pawns

                        StagePicture {
                            required property int modelData

                            width: Math.round(root.cell * 0.4)
                            height: Math.round(root.cell * 0.5)
                            source: "art/pawn-" + Theme.seatName(root.seats.colourOf(modelData)) + ".svg"
                        }
                    }
                }
            }
        }
    }
    // Carts: units covered from the largest mobility on.
    Column {
        x: map.x + map.width + 8
        y: map.y
        width: 445 - x - 8
        spacing: 6
        visible: !root.plain

        Repeater {
            model: root.plain ? 0 : root.facts.coins.length

            Rectangle {
                id: cart

                required property int index

                width: parent.width
                height: 78
                radius: 6
                color: Theme.surface
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line2

                TkSeatDisc {
                    x: 6
                    y: 6
                    size: 22
                    seat: root.seats.colourOf(cart.index)
                }
                StagePicture {
                    x: parent.width - 44
                    y: 9
                    width: 16
                    height: 16
                    source: "art/coin.svg"
                }
                MiniText {
                    x: parent.width - 24
                    y: 6
                    size: 15
                    text: String(root.facts.coins[cart.index] ?? "")
                }
                Grid {
                    x: 6
                    y: 36
                    columns: 4
                    spacing: 2

                    Repeater {
                        model: root.facts.capacity

                        Rectangle {
                            required property int index

                            width: (cart.width - 18) / 4
                            height: 16
                            radius: 2
                            color: index < (root.facts.units[cart.index] ?? 0) ? HakkutsuColours.countDone : Theme.sunk
                            border.width: 1
                            border.color: Theme.line2
                        }
                    }
                }
            }
        }
    }
}
