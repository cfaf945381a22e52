import QtQuick
import Takujo.Table
import Takujo.Ui

// A piece of any game: a card, a square of a board or a disc with its short label.
PieceItem {
    id: root

    required property SeatLookup seats
    enum Form { Card, Tile, Disc }
    property int form: GenericPiece.Card
    property real unit: 1
    property string mark: ""            // group or order while it is chosen

    readonly property bool card: root.form === GenericPiece.Card
    readonly property color ownerInk: root.owner >= 0 ? Theme.seatInk(root.seats.colourOf(root.owner)) : Theme.cardEdge

    function px(units: real): int { return Math.round(units * root.unit) }

    width: root.px(root.card ? 76 : 64)
    height: root.px(root.card ? 106 : 64)
    corner: root.form === GenericPiece.Disc ? width / 2 : root.px(root.card ? 6 : 5)
    hoverLifts: root.card
    chosenLifts: root.card
    stateWords: root.chosen ? qsTr("Chosen") : root.legal ? qsTr("May be chosen") : ""

    CardFace {
        unit: root.unit
        visible: root.card
        depth: root.lift > 0 ? 3 : 1
    }
    TkBox {
        anchors.fill: parent
        visible: !root.card || root.owner >= 0
        corner: root.corner
        fill: root.card ? "transparent" : Theme.tile
        ink: root.owner >= 0 ? root.ownerInk : Theme.line2
        edge: root.owner >= 0 ? 3 : 1
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: root.px(5)
        visible: root.faceDown
        corner: root.px(3)
        fill: Theme.pieceBack
        ink: Theme.pieceBack
    }
    TkPrint {
        anchors.fill: parent
        anchors.margins: root.px(6)
        visible: !root.faceDown
        text: root.label || root.name
        color: root.card ? Theme.cardInk : Theme.tileInk
        font.pixelSize: root.px(22)
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    StageChip {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 3
        visible: root.count > 1
        small: true
        tint: "neutral"
        text: "×" + root.count
    }
    PieceMarks {
        piece: root
        unit: root.unit
        legal: root.legal
        picked: root.chosen || root.target
        affected: root.affected
        lastColour: root.lastActor >= 0 ? root.seats.colourOf(root.lastActor) : -1
    }
    StageChip {
        x: -4
        y: -6
        visible: root.chosen && root.mark.length > 0
        small: true
        tint: "shu"
        text: root.mark
    }
}
