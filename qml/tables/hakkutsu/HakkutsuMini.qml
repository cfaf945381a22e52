pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The map of Hakkutsu!! for little room: the top rock of each cell with its points, pawns; at the side
// every cart with its coins and units, below how near the end is.
TableMini {
    id: root

    readonly property SeatLookup seats: SeatLookup { session: root.session }
    readonly property BoardSize size: BoardSize { session: root.session; zoneId: "map" }
    readonly property hakkutsuFacts facts: root.session ? root.session.table.facts : []
    readonly property int across: Math.max(root.size.cols, root.size.rows)
    readonly property real pitch: (root.plain ? 324 : 270) / root.across
    readonly property int axis: root.plain ? 0 : 18     // letters and numbers
    readonly property bool byRounds: root.facts.rounds > 0
    readonly property int done: root.byRounds ? root.facts.round : root.facts.empty
    readonly property int all: root.byRounds ? root.facts.rounds : root.facts.emptyToEnd
    readonly property real cell: root.pitch - 4

    ground: HakkutsuGround { }

    Rectangle {
        id: map

        x: root.plain ? (445 - width) / 2 : 8
        y: root.plain ? (350 - height) / 2 : 8
        width: root.axis + root.pitch * root.size.cols + 10
        height: root.axis + root.pitch * root.size.rows + 10
        radius: 8
        color: Theme.frame
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Repeater {
            model: root.plain ? 0 : root.size.cols

            BoardAxis {
                required property int index

                x: root.axis + 5 + index * root.pitch
                width: root.pitch
                height: root.axis + 4
                pixels: 13
                text: String.fromCharCode(65 + index)
            }
        }
        Repeater {
            model: root.plain ? 0 : root.size.rows

            BoardAxis {
                required property int index

                y: root.axis + 5 + index * root.pitch
                width: root.axis + 4
                height: root.pitch
                pixels: 13
                text: String(index + 1)
            }
        }
        Repeater {
            model: root.zone("map")

            Rectangle {
                id: one

                required property int slot
                required property bool faceDown
                required property hakkutsuPiece facts

                x: root.axis + 7 + (one.slot % root.size.cols) * root.pitch
                y: root.axis + 7 + Math.floor(one.slot / root.size.cols) * root.pitch
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
                            source: Theme.seatArt(Qt.resolvedUrl("art/pawn-"), root.seats.colourOf(modelData))
                        }
                    }
                }
            }
        }
    }
    // Carts: covered units, then the mobility of each open one.
    Column {
        id: carts

        x: map.x + map.width + 8
        y: map.y
        width: 445 - x - 8
        spacing: 6
        visible: !root.plain

        Repeater {
            model: root.plain ? 0 : root.facts.coins.length

            HakkutsuMiniCart {
                required property int index

                width: carts.width
                height: Math.min(84, (map.height + carts.spacing) / root.facts.coins.length - carts.spacing)
                colour: root.seats.colourOf(index)
                coins: root.facts.coins[index] ?? 0
                covered: root.facts.units[index] ?? 0
                track: root.facts.track
            }
        }
    }
    Rectangle {
        x: map.x
        y: map.y + map.height + 8
        width: 445 - 2 * map.x
        height: 350 - y - 6
        radius: 6
        visible: !root.plain
        color: root.ground.well
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        MiniText {
            x: 10
            anchors.verticalCenter: parent.verticalCenter
            color: root.ground.ink
            text: qsTr("%1 of %2").arg(root.done).arg(root.all)
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            spacing: 3

            Repeater {
                model: root.plain ? 0 : root.all

                Rectangle {
                    required property int index

                    width: Math.min(18, 330 / Math.max(1, root.all) - 3)
                    height: 14
                    radius: 3
                    color: index < root.done ? HakkutsuColours.countDone : "transparent"
                    border.width: 1
                    border.color: root.ground.ink2
                }
            }
        }
    }
}
