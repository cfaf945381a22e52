pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The board: a frame of dark wood with letters and numbers, squares in it, holes where the board
// has none.
ZoneView {
    id: root

    required property CccGeometry geometry
    property int cols: 6
    property int rows: 6
    property bool playing: false
    property bool ready: false          // Enter sends the move
    property real zoom: 1
    property int nextOrder: 1

    readonly property alias frame: frame
    readonly property real k: root.stage.metrics.k * root.zoom
    readonly property int squareUnits: root.geometry.square(root.cols, root.rows)
    readonly property point origin: root.geometry.origin(root.cols, root.rows)
    readonly property real pitch: (root.squareUnits + root.geometry.gutter) * root.k
    readonly property int side: Math.round(root.squareUnits * root.k)

    function xOf(col: int): int { return Math.round(root.origin.x * root.k + col * root.pitch) }
    function yOf(row: int): int { return Math.round(root.origin.y * root.k + row * root.pitch) }

    zoneId: "board"
    label: qsTr("Board")

    BoardFrame {
        id: frame

        anchors.fill: parent
        k: root.k
        cols: root.cols
        rows: root.rows
        origin: Qt.point(root.xOf(0), root.yOf(0))
        pitch: root.pitch
        side: root.side
        thickness: root.geometry.frame * root.k
    }
    ZonePieces {
        zone: root

        CccSquare {
            x: root.xOf(slot % root.cols)
            y: root.yOf(Math.floor(slot / root.cols))
            side: root.side
            seats: root.stage.seats
            payingSeat: root.session ? root.session.prompt.seat : -1
            nextOrder: root.nextOrder
            usable: root.playing
            takes: true
            enterConfirms: root.ready || !(legal || target)
        }
    }
}
