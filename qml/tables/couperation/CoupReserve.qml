pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The reserve: cards everybody may take with two of the own, in as many places as it has.
StagePanel {
    id: root

    required property CoupCompose compose
    property int limit: 5
    property alias zone: cards

    readonly property int places: Math.max(root.limit, cards.size)
    readonly property real inset: root.padV + root.headHeight + root.metrics.px(8)
    readonly property real roomX: root.width - 2 * root.metrics.px(10)
    readonly property real roomY: root.height - root.inset - root.metrics.px(8)
    readonly property int gap: root.metrics.px(8)
    readonly property int columns: {
        let best = 1
        for (let n = 2; n <= Math.min(6, root.places); ++n)
            best = root.unitFor(n) > root.unitFor(best) + 0.001 ? n : best
        return best
    }
    readonly property real unit: root.unitFor(root.columns)
    readonly property int lines: Math.ceil(root.places / root.columns)
    readonly property real pitchX: root.columns > 1
        ? Math.min(94 * root.unit, (root.roomX - 84 * root.unit) / (root.columns - 1)) : 0
    readonly property real pitchY: root.lines > 1
        ? Math.min(75 * root.unit, (root.roomY - 62 * root.unit) / (root.lines - 1)) : 0
    readonly property bool reaching: root.compose.open && root.compose.plan === CoupCompose.Reserve

    // Largest card with so many columns.
    function unitFor(columns: int): real {
        const lines = Math.ceil(root.places / columns)
        return Math.min(0.93 * root.metrics.k, (root.roomX - (columns - 1) * root.gap) / columns / 84,
                        (root.roomY - (lines - 1) * root.gap) / lines / 62)
    }

    // Some pair of my cards makes this number, perhaps with discards.
    function made(number: int): bool {
        return Array.from(root.compose.made.pairTarget).indexOf(number) >= 0
    }

    well: true
    term: "reserve"
    head: qsTr("Reserve")
    note: qsTr("at most %n", "cards in the reserve", root.limit)

    Repeater {
        model: root.places - cards.size

        TkBox {
            required property int index

            readonly property int at: cards.size + index

            x: cards.x + Math.round(at % root.columns * root.pitchX)
            y: cards.y + Math.round(Math.floor(at / root.columns) * root.pitchY)
            width: Math.round(84 * root.unit)
            height: Math.round(62 * root.unit)
            corner: 8 * root.unit
            dashed: true
            edge: 1.5
            ink: CoupColours.slotEdge
        }
    }
    ZoneView {
        id: cards

        zoneId: "reserve"
        label: root.head
        x: root.metrics.px(10)
        y: root.inset
        width: root.roomX
        height: root.roomY

        ZonePieces {
            zone: cards

            CoupCard {
                id: card

                compose: root.compose
                unit: root.unit
                x: Math.round(card.index % root.columns * root.pitchX)
                y: Math.round(Math.floor(card.index / root.columns) * root.pitchY)
                chosenLifts: false
                usable: root.compose.open || (root.compose.tidying && card.legal)
                lit: root.compose.tidying ? card.legal
                     : root.reaching && root.compose.cards(Coup.Group.Take).length === 0 && root.made(card.facts.number)
            }
        }
    }
}
