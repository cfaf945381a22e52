pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// My cards: sorted, chosen ones lifted, those this turn has used apart at the right end. The
// pitch closes as the hand grows; beyond its limit the cards stand in two rows.
ZoneView {
    id: root

    required property CccGeometry geometry
    property bool playing: false
    property string note: ""
    property string headText: qsTr("Your hand")
    property bool legendShown: true
    // 0 high to low, 1 low to high, 2 by suit
    property int sorting: 0

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property int headHeight: Math.round(root.geometry.handHead * root.metrics.k)
    readonly property var sortWords: [qsTr("High to low"), qsTr("Low to high"), qsTr("By suit")]
    property var order: ({})            // pieceId -> place among the free or the used cards
    property int freeCount: 0
    property int usedCount: 0

    readonly property real gap: root.usedCount > 0 ? root.metrics.px(34) : 0
    readonly property bool twoRows: (root.width - root.gap) / Math.max(1, root.size) < root.metrics.px(30)
    readonly property real unit: root.metrics.k * root.geometry.cardScale * (root.twoRows ? 0.82 : 1)
    readonly property int perRow: root.twoRows ? Math.ceil(root.size / 2) : root.size
    readonly property real pitch: Math.min(92 * root.unit, Math.max(12,
        (root.width - root.gap - 76 * root.unit) / Math.max(1, root.perRow - 1)))
    readonly property int bodyTop: root.headHeight + Math.round(root.geometry.handLift * root.metrics.k)

    function sortKey(card: PieceItem): int {
        const rank = card.attrs.rank === 0 ? 14 : card.attrs.rank
        const suit = card.attrs.suit
        switch (root.sorting) {
        case 1: return rank * 8 + suit
        case 2: return (card.attrs.rank === 0 ? 9 : suit) * 32 - rank
        default: return -rank * 8 + suit
        }
    }

    function isUsed(card: PieceItem): bool { return (card.attrs.used || 0) > 0 }

    function arrange() {
        const free = root.pieces.filter((card) => !root.isUsed(card))
        const used = root.pieces.filter((card) => root.isUsed(card))
        const places = {}
        for (const part of [free, used]) {
            part.sort((a, b) => root.sortKey(a) - root.sortKey(b) || a.index - b.index)
            part.forEach((card, place) => { places[card.pieceId] = place })
        }
        root.freeCount = free.length
        root.usedCount = used.length
        root.order = places
    }

    function placeOf(card: CccHandCard): int {
        const place = root.order[card.pieceId] || 0
        return card.used ? root.freeCount + place : place
    }

    function xOf(card: CccHandCard): real {
        const place = root.placeOf(card) % root.perRow
        if (card.used && !root.twoRows)
            return root.width - root.pitch * (root.size - 1 - place) - card.width - root.sortRoom
        return place * root.pitch + (card.used ? root.gap : 0)
    }

    readonly property real sortRoom: 0

    zoneId: "hand"
    label: root.headText
    anchorPoint: Qt.point(root.width / 2, root.height * 0.6)
    onRevisionChanged: Qt.callLater(root.arrange)
    onSortingChanged: root.arrange()

    StageText {
        id: head

        metrics: root.metrics
        role: "panelHead"
        height: root.headHeight
        color: Theme.tableInk
        text: root.headText
        Accessible.ignored: true
    }
    StageText {
        id: noteText

        metrics: root.metrics
        role: "log"
        x: head.width + root.metrics.tx(10)
        width: Math.min(implicitWidth, root.width - x - sortButton.width - root.metrics.tx(16))
        height: root.headHeight
        color: Theme.tableInk2
        text: root.note
    }
    CccSortButton {
        id: sortButton

        metrics: root.metrics
        x: legend.visible ? noteText.x + noteText.width + root.metrics.tx(10) : root.width - width
        height: root.headHeight
        text: root.sortWords[root.sorting]
        onClicked: root.sorting = (root.sorting + 1) % root.sortWords.length
    }
    CccLegend {
        id: legend

        metrics: root.metrics
        x: root.width - width
        height: root.headHeight
        inLine: true
        visible: root.legendShown && sortButton.width + noteText.implicitWidth + head.width + width
                 + root.metrics.tx(50) < root.width
    }
    Rectangle {
        x: root.width - root.pitch * (root.usedCount - 1) - 76 * root.unit - root.gap / 2 - root.sortRoom
        y: root.bodyTop + root.metrics.px(10)
        width: 1
        height: Math.round(86 * root.unit)
        visible: root.usedCount > 0 && !root.twoRows
        color: Theme.wellLine
    }
    Repeater {
        model: root.model

        CccHandCard {
            id: card

            x: Math.round(root.xOf(card))
            y: root.bodyTop + (root.twoRows && root.placeOf(card) >= root.perRow ? Math.round(36 * root.metrics.k) : 0)
            z: (card.activeFocus ? 200 : 0) + root.placeOf(card)
            unit: root.unit
            used: (card.attrs.used || 0) > 0
            usable: root.playing && !card.used
            onUsedChanged: Qt.callLater(root.arrange)
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => root.drop(item)
    }
}
