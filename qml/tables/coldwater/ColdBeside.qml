pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// Beside a board: Master Angler cards waiting for bait, the token in hand, tackle.
StageItem {
    id: root

    required property ColdAsked asked
    required property int seat
    property bool own: true
    property int offered: 0             // Master Angler cards at the harbour

    readonly property alias open: open
    readonly property alias tackle: tackle
    readonly property alias hand: hand
    readonly property int label: Math.min(root.metrics.tx(18), Math.round(root.height * 0.13))
    readonly property int tokenSide: Math.min(root.metrics.px(42), root.height * 0.22)
    readonly property int lowTop: root.height - root.tokenSide - root.metrics.px(3)
    readonly property int gap: root.metrics.px(4)
    readonly property real rowHeight: Math.min(root.metrics.px(40), (open.height + root.gap) / Math.max(3, open.size) - root.gap)

    signal masterChosen(PieceItem piece)
    signal tackleChosen(PieceItem piece)

    ColdText {
        role: "label"
        width: root.width
        height: root.label
        text: qsTr("Waiting beside it")
    }
    ColdText {
        role: "caption"
        y: open.y
        width: root.width
        height: open.height
        visible: open.size === 0
        verticalAlignment: Text.AlignTop
        words: root.offered > 0 ? qsTr("No Master Angler card. The harbour has them") : qsTr("No Master Angler card, and none is left at the harbour")
    }
    ZoneView {
        id: open

        zoneId: "open." + root.seat
        label: root.asked.label(zoneId)
        y: root.label + root.gap
        width: root.width
        height: lowLabels.y - y - root.gap
        onChosen: (piece) => root.masterChosen(piece)

        ZonePieces {
            zone: open

            ColdMaster {
                slim: true
                usable: root.own && root.asked.phase === Cold.Phase.Slot
                enterConfirms: !legal
                y: Math.round(index * (root.rowHeight + root.gap))
                z: flying ? 300 : activeFocus ? 200 : 0
                width: root.width
                height: Math.round(root.rowHeight)
            }
        }
    }
    Item {
        id: lowLabels

        y: root.lowTop - root.label - root.metrics.px(7)
        width: root.width
        height: root.label

        ColdText {
            role: "label"
            width: tackle.x - 3
            height: root.label
            text: qsTr("In hand")
        }
        ColdText {
            role: "label"
            x: tackle.x
            width: root.width - x
            height: root.label
            text: qsTr("Tackle")
        }
    }
    TkBox {
        y: root.lowTop
        width: root.tokenSide
        height: width
        visible: hand.size === 0
        corner: width / 2
        dashed: true
        edge: 1.5
    }
    ColdTokens {
        id: hand

        zoneId: "hand." + root.seat
        label: root.asked.label(zoneId)
        unit: root.metrics.k * 0.9
        portable: root.own && root.asked.phase === Cold.Phase.Place
        y: root.lowTop
        width: root.tokenSide
        height: width
    }
    ColdText {
        role: "caption"
        x: tackle.x
        y: tackle.y
        width: root.width - x
        height: tackle.height
        visible: tackle.size === 0
        text: qsTr("none")
    }
    ZoneView {
        id: tackle

        readonly property real pitch: Math.min(root.tokenSide + root.metrics.px(4),
                                               (width - root.tokenSide) / Math.max(1, size - 1))

        zoneId: "tackle." + root.seat
        label: root.asked.label(zoneId)
        x: Math.round(root.width * 0.46)
        y: root.lowTop
        width: root.width - x
        height: root.tokenSide
        onChosen: (piece) => root.tackleChosen(piece)

        ZonePieces {
            zone: tackle

            ColdTackleToken {
                usable: root.own && root.asked.playing && !root.asked.composing
                enterConfirms: !tackle.pieces.some((each) => each.kind === kind && each.legal)
                x: Math.round(index * tackle.pitch)
                z: flying ? 300 : activeFocus || hovered ? 200 : 0
                width: root.tokenSide
                height: width
            }
        }
    }
}
