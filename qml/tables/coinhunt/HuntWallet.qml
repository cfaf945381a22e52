pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The wallet of a seat: six places, one a colour. In the second half the coins it pushes in.
StagePanel {
    id: root

    required property HuntAsked asked
    required property HuntPlayer player
    required property int seat

    readonly property alias coins: coins
    readonly property alias jam: jam
    readonly property bool jams: root.asked.facts.secondHalf
    readonly property int colours: root.asked.facts.wallet[root.seat] ?? 0
    readonly property int missing: HuntColours.count - root.colours
    readonly property bool wide: root.width > 2.2 * (root.height - root.top0)
    readonly property int columns: root.wide ? 6 : 3
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(8)
    readonly property int footHeight: root.metrics.tx(18)
    readonly property real cellWidth: (root.width - 2 * root.padH) / root.columns
    readonly property real cellHeight: (root.height - root.top0 - root.footHeight - root.padV) / (6 / root.columns)
    readonly property int side: Math.max(20, Math.min(root.metrics.px(52), root.cellWidth - 6, root.cellHeight - 4))

    signal chosen(PieceItem piece)

    function xOf(slot: int): int {
        return root.padH + Math.round((slot % root.columns + 0.5) * root.cellWidth - root.side / 2)
    }

    function yOf(slot: int): int {
        return root.top0 + Math.round((Math.floor(slot / root.columns) + 0.5) * root.cellHeight - root.side / 2)
    }

    term: root.jams ? "jam" : "wallet"
    head: root.jams && root.metrics.compact ? root.asked.headOf(root.seat, qsTr("Jam coins"), "%1")
        : root.jams ? root.asked.headOf(root.seat, qsTr("Your jam coins"), qsTr("%1: jam coins"))
                    : root.asked.headOf(root.seat, qsTr("Your wallet"), qsTr("%1: wallet"))

    StageChip {
        anchors.right: parent.right
        anchors.rightMargin: root.padH
        y: root.padV + Math.round((root.headHeight - height) / 2)
        small: true
        tint: "gold"
        visible: root.headWidth + width + 12 < root.width - 2 * root.padH
        text: root.jams ? qsTr("%n coin(s)", "", root.asked.facts.jam[root.seat] ?? 0) : qsTr("%1 / %2 colours").arg(root.colours).arg(HuntColours.count)
    }
    Repeater {
        model: root.jams ? 0 : HuntColours.count

        HuntPlace {
            required property int index

            x: root.xOf(index)
            y: root.yOf(index)
            side: root.side
            colour: index
        }
    }
    ZoneView {
        id: coins

        anchors.fill: parent
        zoneId: "wallet." + root.seat
        label: root.asked.labelOf(zoneId)
        visible: !root.jams
        onChosen: (piece) => root.chosen(piece)

        ZonePieces {
            zone: coins

            HuntCoin {
                x: root.xOf(slot)
                y: root.yOf(slot)
                side: root.side
                player: root.player
                usable: legal
            }
        }
    }
    HuntRow {
        id: jam

        x: root.padH
        y: root.top0
        visible: root.jams
        asked: root.asked
        player: root.player
        zoneId: "jam." + root.seat
        side: root.metrics.px(52)
        room: root.width - 2 * root.padH
        onChosen: (piece) => root.chosen(piece)
    }
    StageText {
        role: "caption"
        x: root.padH
        y: root.height - root.padV - height
        width: root.width - 2 * root.padH
        height: root.footHeight
        visible: implicitWidth <= width
        text: root.jams ? "" : root.missing === 0 ? "" : qsTr("%n colour(s) to a full wallet", "", root.missing)
    }
}
