pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// A zone of any game as a well: its label, its pieces in rows, empty places of boards.
ZoneView {
    id: root

    required property GenericPlay play
    required property int kind
    required property int owner
    required property int cols
    required property int rows
    property int hidden: 0              // components that are not described one by one
    property real room: 800             // width it may take
    property real fit: 1                // scale of the pieces, where the room is small

    readonly property bool gridded: (root.kind === ZoneKind.Grid || root.kind === ZoneKind.Slots) && root.cols > 0
    readonly property int form: root.kind === ZoneKind.Grid ? GenericPiece.Tile
        : root.kind === ZoneKind.Slots || root.kind === ZoneKind.Free ? GenericPiece.Disc : GenericPiece.Card
    readonly property bool carded: root.form === GenericPiece.Card
    readonly property real pieceWidth: root.px(root.carded ? 76 : 64)
    readonly property real pieceHeight: root.px(root.carded ? 106 : 64)
    readonly property int padH: root.px(12)
    readonly property int padV: root.px(10)
    readonly property int headHeight: root.metrics.tx(18) + root.px(6)
    readonly property real stackWidth: root.hidden > 0 ? root.pieceWidth + root.px(8) : 0
    readonly property real inner: Math.max(root.pieceWidth, root.room - 2 * root.padH - root.stackWidth)
    readonly property real fullPitch: root.pieceWidth + root.px(root.carded ? 8 : 4)
    // The pitch closes to 40 % of a piece before a second row begins.
    readonly property int perRow: root.gridded ? root.cols
        : Math.max(1, Math.min(Math.max(1, root.size), 1 + Math.floor((root.inner - root.pieceWidth) / (0.4 * root.pieceWidth))))
    readonly property real pitch: root.gridded ? root.fullPitch
        : Math.min(root.fullPitch, (root.inner - root.pieceWidth) / Math.max(1, root.perRow - 1))
    readonly property int lines: root.gridded ? Math.max(1, root.rows) : Math.ceil(Math.max(1, root.size) / root.perRow)

    function px(units: real): int { return Math.round(units * root.fit * root.metrics.k) }
    function xOf(place: int): real {
        return root.padH + root.stackWidth + (place % root.perRow) * root.pitch
    }
    function yOf(place: int): real {
        return root.padV + root.headHeight + root.px(root.carded ? 8 : 0)
               + Math.floor(place / root.perRow) * (root.pieceHeight + root.px(root.carded ? 12 : 4))
    }

    implicitWidth: Math.max(head.implicitWidth + 2 * root.padH,
                            2 * root.padH + root.stackWidth + (root.size === 0 && root.hidden > 0 ? 0
                                : (root.perRow - 1) * root.pitch + root.pieceWidth))
    implicitHeight: root.yOf((root.lines - 1) * root.perRow) + root.pieceHeight + root.padV
    onChosen: (piece) => root.play.pick(piece)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: root.metrics.ground.well
        border.width: Theme.edge
        border.color: root.metrics.ground.wellEdge
    }
    StageText {
        id: head

        role: "panelHead"
        x: root.padH
        y: root.padV
        width: Math.min(implicitWidth, root.width - 2 * root.padH)
        color: root.metrics.ground.ink
        text: root.label
        Accessible.ignored: true
    }
    TkBox {
        x: root.padH
        y: root.yOf(0)
        width: root.pieceWidth
        height: root.pieceHeight
        visible: root.hidden > 0
        corner: root.px(6)
        fill: Theme.pieceBack
        ink: Theme.cardEdge

        StageChip {
            anchors.centerIn: parent
            tint: "paper"
            text: String(root.hidden)
        }
    }
    Repeater {
        model: root.gridded ? root.cols * root.rows : 0

        GenericPlace {
            required property int index

            x: Math.round(root.xOf(index))
            y: Math.round(root.yOf(index))
            width: root.pieceWidth
            height: root.pieceHeight
            corner: root.kind === ZoneKind.Slots ? width / 2 : root.px(5)
            place: root.zoneId + "/" + index
            legal: root.play.open(place)
            advised: root.play.advised(place)
            onActivated: root.play.pickPlace(place)
        }
    }
    ZonePieces {
        zone: root

        GenericPiece {
            id: piece

            unit: root.metrics.k * root.fit
            seats: root.stage.seats
            form: root.form
            x: Math.round(root.xOf(root.gridded ? piece.slot : piece.index))
            y: Math.round(root.yOf(root.gridded ? piece.slot : piece.index))
            usable: root.play.active
            enterConfirms: root.play.kind === PromptKind.Pick && !legal
            mark: root.play.markOf(piece)
        }
    }
}
