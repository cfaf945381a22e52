pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The board over its moat, turned so that the seat in front sits at the bottom: coins, fairy, ghosts of
// the push being aimed, the push being shown. Arrow keys go to the neighbour, N and Shift+N from coin
// to coin around the rings.
ZoneView {
    id: root

    required property HuntGeometry geometry
    required property HuntFacts facts
    required property SeatLookup seats
    required property HuntAim aim
    required property HuntPlayer player
    property var forecast: null
    property real zoom: 1
    property real boardMm: 165
    property bool playing: false        // coins or places may be chosen

    readonly property real k: root.stage.metrics.k * root.zoom
    readonly property real inset: root.geometry.moat * root.k
    readonly property real inner: root.width - 2 * root.inset
    readonly property real mmScale: root.inner / root.boardMm
    readonly property real coinMm: root.facts.coinSize / 1000
    readonly property int edge: root.facts.edgeOf(root.facts.frontSeat)
    readonly property var falls: root.forecast && root.aim.active && root.forecast.revision >= 0 ? root.forecast.falls : ({})
    readonly property int trials: root.forecast && root.aim.active ? root.forecast.trials : 0
    readonly property string fairyCoin: {
        const coin = root.revision >= 0 ? root.pieces.find((piece) => (piece.attrs.fairy ?? 0) > 0) : null
        return coin ? coin.pieceId : ""
    }
    // Of the push being shown: what is not on the board any more.
    readonly property var leaving: root.player.running && root.revision >= 0
        ? Object.keys(root.player.known).filter((id) => root.pieceOf(id) === null) : []

    // Millimetres of the match to pixels of this item.
    function shown(mm: point): point {
        const s = root.boardMm
        const at = [Qt.point(mm.x, s - mm.y), Qt.point(s - mm.y, s - mm.x), Qt.point(s - mm.x, mm.y), Qt.point(mm.y, mm.x)][root.edge]
        return Qt.point(root.inset + at.x * root.mmScale, root.inset + at.y * root.mmScale)
    }

    function chanceOf(pieceId: string): real {
        return root.trials > 0 ? (root.falls[pieceId] ?? 0) / root.trials : 0
    }

    // Rings around the middle are a coin apart.
    function ringOf(piece: PieceItem): int {
        const dx = (piece.attrs.x ?? 0) / 1000 - root.boardMm / 2
        const dy = (piece.attrs.y ?? 0) / 1000 - root.boardMm / 2
        return Math.round(Math.hypot(dx, dy) / (0.9 * root.coinMm))
    }

    // From the middle outwards, each ring to the right from the left end.
    function inRings(): var {
        const turn = (piece) => Math.atan2(piece.y + piece.height / 2 - root.height / 2, piece.x + piece.width / 2 - root.width / 2)
        return root.pieces.filter((piece) => piece.visible && !piece.kind.startsWith("die"))
                          .sort((a, b) => root.ringOf(a) - root.ringOf(b) || turn(a) - turn(b))
    }

    function stepRing(by: int) {
        const order = root.inRings()
        const at = order.findIndex((piece) => piece.activeFocus)
        if (order.length > 0)
            order[(at + by + order.length) % order.length].forceActiveFocus(Qt.TabFocusReason)
    }

    zoneId: "board"
    label: root.facts.labelOf("board")
    Keys.onPressed: (event) => {
        if (event.key === Qt.Key_N)
            root.stepRing(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        event.accepted = event.accepted || event.key === Qt.Key_N
    }

    HuntPlatform {
        anchors.fill: parent
        board: root
    }
    Repeater {
        model: root.model

        HuntBoardPiece {
            board: root
            z: isDie ? 2 : isPlace ? 1 : 0
            onAttrsChanged: root.revision += 1
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => root.drop(item)
    }
    Repeater {
        model: root.leaving

        HuntFaller {
            required property string modelData

            piece: modelData
            board: root
        }
    }
    Repeater {
        model: root.aim.active && !root.player.running && root.forecast ? root.forecast.moved : []

        HuntGhost {
            required property string modelData

            piece: modelData
            board: root
        }
    }
    Repeater {
        model: root.trials > 0 && !root.player.running ? Object.keys(root.falls) : []

        HuntChance {
            required property string modelData

            piece: modelData
            board: root
        }
    }
    HuntArrow {
        anchors.fill: parent
        visible: root.aim.active && !root.player.running
        board: root
        z: 5
    }
    TapHandler {
        enabled: root.player.running
        onTapped: root.player.finish()
    }
}
