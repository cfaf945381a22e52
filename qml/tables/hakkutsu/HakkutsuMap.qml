pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// The map: cells in a frame of dark wood, the way to the cell pointed at, the pawns.
ZoneView {
    id: root

    required property HakkutsuGeometry geometry
    readonly property alias frame: frame
    readonly property SeatLookup seats: root.stage.seats
    property int cols: 5
    property int rows: 5
    property bool playing: false        // cells may be chosen
    property bool digging: false        // the rock under the own pawn is asked about
    property bool ready: false          // Enter sends the move
    property var path: []               // ids of the cells on the way shown, the goal last
    property string goal: ""            // cell that keeps the ring of choice
    property real zoom: 1

    readonly property real k: root.stage.metrics.k * root.zoom
    readonly property int cellUnits: root.geometry.cell(root.cols, root.rows)
    readonly property point origin: root.geometry.origin(root.cols, root.rows)
    readonly property real pitch: (root.cellUnits + root.geometry.gutter) * root.k
    readonly property int side: Math.round(root.cellUnits * root.k)
    readonly property real unit: root.side / 92
    readonly property HakkutsuCell home: root.cellOf((cell) => cell.facts.mine)
    readonly property HakkutsuCell scanned: root.cellOf((cell) => cell.facts.radar)

    function xOf(col: int): int { return Math.round(root.origin.x * root.k + col * root.pitch) }
    function yOf(row: int): int { return Math.round(root.origin.y * root.k + row * root.pitch) }

    function cellOf(wanted: var): HakkutsuCell {
        if (root.revision < 0)
            return null
        return root.pieces.find(wanted) ?? null
    }

    function centre(id: string): var {
        const cell = root.pieceOf(id)
        return cell ? Qt.point(cell.x + cell.width / 2, cell.y + cell.height / 2) : null
    }

    // Of the figure with this id ("pawn.2"), as events name it.
    function pawnOf(id: string): HakkutsuPawn {
        const [figure, seat] = id.split(".")
        return ["pawn", "helicopter"].includes(figure) ? pawns.itemAt(Number(seat)) as HakkutsuPawn : null
    }

    // Cell a seat's pawn stands on.
    function placeOf(seat: int): HakkutsuCell {
        return root.cellOf((cell) => Array.from(cell.facts.pawns).includes(seat))
    }

    zoneId: "map"
    label: qsTr("Map")
    BoardFrame {
        id: frame

        anchors.fill: parent
        k: root.k
        cols: root.cols
        rows: root.rows
        origin: Qt.point(root.xOf(0), root.yOf(0))
        pitch: root.pitch
        side: root.side
        thickness: Math.min(root.geometry.frame * root.k, root.xOf(0))
    }
    ZonePieces {
        zone: root

        HakkutsuCell {
            x: root.xOf(slot % root.cols)
            y: root.yOf(Math.floor(slot / root.cols))
            side: root.side
            seats: root.seats
            usable: root.playing || root.digging
            takes: root.playing
            enterConfirms: root.ready || !legal
            picked: root.goal === pieceId
            onFactsChanged: root.revision += 1
        }
    }
    Repeater {
        id: pawns

        model: root.stage.seatCount

        HakkutsuPawn {
            required property int index

            readonly property var company: cell ? Array.from(cell.facts.pawns) : []

            portable: root.playing && index === root.stage.viewerSeat
            colour: root.seats.colourOf(index)
            z: 10 + index
            cell: root.placeOf(index)
            unit: root.unit * (company.length > 2 ? 0.8 : 1)
            x: cell ? cell.x + root.side - width + Math.round(4 * root.unit)
                      - Math.round((company.length - 1 - company.indexOf(index)) * 17 * root.unit) : 0
            y: cell ? cell.y + root.side - height + Math.round(2 * root.unit) : 0
        }
    }
    Connections {
        target: root.stage

        function onBegan(motion: var) {
            if (motion.after.startsWith("helicopter."))
                root.pawnOf(motion.after).byAir = true
        }
    }
    HakkutsuPath {
        anchors.fill: parent
        z: 20
        unit: root.unit
        points: {
            const cells = root.home && root.path.length > 0 ? [root.home.pieceId].concat(root.path) : []
            const found = cells.map((id) => root.centre(id))
            return found.every((at) => at !== null) ? found : []
        }
    }
}
