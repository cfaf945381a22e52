pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The board: a frame of dark wood with letters and numbers, squares in it, holes where the board
// has none.
ZoneView {
    id: root

    required property CccGeometry geometry
    required property SeatLookup seats
    property int cols: 6
    property int rows: 6
    property bool playing: false
    property real zoom: 1
    property int nextOrder: 1

    readonly property real k: root.stage.metrics.k * root.zoom
    readonly property int squareUnits: root.geometry.square(root.cols, root.rows)
    readonly property point origin: root.geometry.origin(root.cols, root.rows)
    readonly property real pitch: (root.squareUnits + root.geometry.gutter) * root.k
    readonly property int side: Math.round(root.squareUnits * root.k)
    readonly property int labelSize: Math.max(12, Math.round(12 * Math.min(1.4, root.k)))

    function xOf(col: int): int { return Math.round(root.origin.x * root.k + col * root.pitch) }
    function yOf(row: int): int { return Math.round(root.origin.y * root.k + row * root.pitch) }

    zoneId: "board"
    label: qsTr("Board")

    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.frame
        border.width: Theme.edge
        border.color: CccColours.frameEdge

        Image {
            anchors.fill: parent
            anchors.margins: 2
            visible: !Theme.highContrast
            opacity: Theme.dark ? 0.4 : 1
            fillMode: Image.Tile
            source: visible ? Theme.art("texture/frame-wood.svg") : ""
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: Theme.radiusPanel - 1
            color: "transparent"
            border.width: Math.round(6 * root.k)
            border.color: CccColours.frameBevel
        }
    }
    Repeater {
        model: root.cols

        CccAxis {
            required property int index

            x: root.xOf(index)
            y: root.yOf(0) - height
            width: root.side
            height: root.geometry.frame * root.k
            pixels: root.labelSize
            text: String.fromCharCode(65 + index)
        }
    }
    Repeater {
        model: root.rows

        CccAxis {
            required property int index

            x: root.xOf(0) - width
            y: root.yOf(index)
            width: root.geometry.frame * root.k
            height: root.side
            pixels: root.labelSize
            text: String(index + 1)
        }
    }
    Repeater {
        model: root.model

        CccSquare {
            x: root.xOf(slot % root.cols)
            y: root.yOf(Math.floor(slot / root.cols))
            side: root.side
            seats: root.seats
            viewerSeat: root.session ? root.session.viewerSeat : -1
            nextOrder: root.nextOrder
            usable: root.playing
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => root.drop(item)
    }
}
