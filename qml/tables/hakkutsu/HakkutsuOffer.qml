pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// Museum cards to choose one from; they lie over the panels while they are asked for.
StagePanel {
    id: root

    property alias cards: cards

    readonly property real gap: root.metrics.px(8)
    readonly property bool asked: cards.size > 0

    signal chosen(PieceItem piece)

    term: "museum"
    head: qsTr("Choose your museum")
    note: qsTr("The others are passed on")

    ZoneView {
        id: cards

        readonly property real cardHeight: Math.min(root.metrics.px(92) * Math.max(1, root.metrics.density),
            (height - (size - 1) * root.gap) / Math.max(1, size))

        zoneId: "offer"
        label: root.head
        x: root.padH
        y: root.padV + root.headHeight + root.gap
        width: root.width - 2 * root.padH
        height: root.height - y - root.padV
        onChosen: (piece) => root.chosen(piece)

        ZonePieces {
            zone: cards

            HakkutsuMuseumCard {
                offered: true
                x: 0
                y: Math.round(index * (cards.cardHeight + root.gap))
                width: cards.width
                height: Math.round(cards.cardHeight)
            }
        }
    }
}
