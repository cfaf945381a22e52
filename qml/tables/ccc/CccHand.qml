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
    property bool ready: false          // Enter sends the move
    property bool shown: true           // somebody's hand is shown at all
    property string note: ""
    property bool legendShown: true
    property var used: []               // { name, facts } of the cards this turn has paid with
    required property int margin
    // 0 high to low, 1 low to high, 2 by suit
    property int sorting: 0
    property var order: ({})            // pieceId -> place

    readonly property int headHeight: Math.round(root.geometry.handHead * root.metrics.k)
    readonly property int bodyTop: root.headHeight + Math.round(root.geometry.handLift * root.metrics.k)
    readonly property var sortWords: [qsTr("High to low"), qsTr("Low to high"), qsTr("By suit")]
    readonly property int usedCount: root.used.length
    readonly property int total: root.size + root.usedCount
    readonly property real gap: root.usedCount > 0 ? root.metrics.px(34) : 0
    readonly property bool twoRows: (root.width - root.gap) / Math.max(1, root.total) < root.metrics.px(30)
    readonly property real unit: root.metrics.k * root.geometry.cardScale * (root.twoRows ? 0.82 : 1)
    readonly property int perRow: root.twoRows ? Math.ceil(root.total / 2) : Math.max(1, root.total)
    readonly property real pitch: Math.min(92 * root.unit, Math.max(10,
        (root.width - root.gap - 76 * root.unit) / Math.max(1, root.perRow - 1)))

    function sortKey(card: CccItem): int {
        const rank = card.facts.rank === 0 ? 14 : card.facts.rank
        switch (root.sorting) {
        case 1: return rank * 8 + card.facts.suit
        case 2: return (card.facts.rank === 0 ? 9 : card.facts.suit) * 32 - rank
        default: return -rank * 8 + card.facts.suit
        }
    }

    function arrange() {
        const places = {}
        root.pieces.slice().sort((a, b) => root.sortKey(a) - root.sortKey(b) || a.index - b.index)
            .forEach((card, place) => { places[card.pieceId] = place })
        root.order = places
    }

    // Place among free cards first, then the used ones.
    function xOf(place: int, isUsed: bool): int {
        if (isUsed && !root.twoRows)
            return Math.round(root.width - root.pitch * (root.total - 1 - place) - 76 * root.unit)
        return Math.round((place % root.perRow) * root.pitch + (isUsed ? root.gap : 0))
    }

    function yOf(place: int): int {
        return root.bodyTop + (root.twoRows && place >= root.perRow ? Math.round(36 * root.metrics.k) : 0)
    }

    zoneId: "hand"
    label: root.stage.ownerName ? qsTr("Hand of %1").arg(root.stage.ownerName) : qsTr("Your hand")
    onRevisionChanged: soon.restart()
    onSortingChanged: root.arrange()

    Timer {
        id: soon

        interval: 0
        onTriggered: root.arrange()
    }
    StageText {
        id: head

        role: "panelHead"
        height: root.headHeight
        visible: root.shown
        color: root.metrics.ground.ink
        text: root.label
        Accessible.ignored: true
    }
    StageText {
        id: noteText

        role: "log"
        x: head.width + root.metrics.tx(10)
        width: Math.min(implicitWidth, root.width - x - sortButton.width - root.metrics.tx(16))
        height: root.headHeight
        visible: root.shown
        color: root.metrics.ground.ink2
        text: root.note
    }
    CccSortButton {
        id: sortButton

        x: legend.visible ? noteText.x + noteText.width + root.metrics.tx(10) : root.width - width
        height: root.headHeight
        visible: root.shown
        text: root.sortWords[root.sorting]
        onActivated: root.sorting = (root.sorting + 1) % root.sortWords.length
    }
    CccLegend {
        id: legend

        x: root.width - width
        height: root.headHeight
        inLine: true
        margin: root.margin
        visible: root.legendShown && sortButton.width + noteText.implicitWidth + head.width + width
                 + root.metrics.tx(50) < root.width
    }
    Rectangle {
        x: root.xOf(root.size, true) - root.gap / 2
        y: root.bodyTop + root.metrics.px(10)
        width: 1
        height: Math.round(86 * root.unit)
        visible: root.usedCount > 0 && !root.twoRows
        color: root.metrics.ground.wellEdge
    }
    ZonePieces {
        zone: root

        CccHandCard {
            id: card

            readonly property int place: root.order[card.pieceId] ?? card.index

            x: root.xOf(card.place, false)
            y: root.yOf(card.place)
            z: (card.flying ? 300 : card.activeFocus ? 200 : 0) + card.place
            unit: root.unit
            usable: root.playing
            enterConfirms: root.ready
        }
    }
    Repeater {
        model: root.usedCount

        CccUsedCard {
            required property int index

            name: root.used[index]?.name ?? ""
            facts: root.used[index]?.facts ?? []
            unit: root.unit
            x: root.xOf(root.size + index, true)
            y: root.yOf(root.size + index)
            z: root.size + index
        }
    }
}
