pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// My cards. Where they are many they close up under each other so that every number at the right
// stays readable; the finish card lies apart, for it does not count.
ZoneView {
    id: root

    required property CoupGeometry geometry
    required property CoupCompose compose
    property bool shown: true           // somebody's hand is shown at all
    property string ownerName: ""       // when several people share the screen
    property string note: ""

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property bool stacked: root.geometry.compact
    readonly property int cardsLeft: root.stacked ? 4 : root.metrics.px(128)
    readonly property int lift: root.metrics.px(root.geometry.handLift)
    readonly property real unit: Math.min(root.geometry.handScale * root.metrics.k, (root.height - root.lift - 4) / 62)
    readonly property bool finishHeld: root.revision >= 0 && root.pieces.some((piece) => piece.facts.finish)
    readonly property int cards: root.size - (root.finishHeld ? 1 : 0)
    readonly property real gap: root.finishHeld && root.cards > 0 ? root.metrics.px(12) : 0
    readonly property real pitch: Math.min(94.5 * root.unit, Math.max(12,
        (root.width - root.cardsLeft - root.gap - 84 * root.unit - 4) / Math.max(1, root.size - 1)))

    // The first cards of those discarded raise the sum, the others lower it.
    function markOf(card: CoupItem): string {
        if (card.groupIndex !== Coup.Group.Discards || !root.compose.composing)
            return root.compose.discarding && card.chosen ? "×" : ""
        const place = root.compose.cards(Coup.Group.Discards).indexOf(card.pieceId)
        const raising = root.compose.made.plus
        const settled = raising + root.compose.made.minus > 0
        return !settled ? "±1" : place < raising ? "+1" : "−1"
    }

    zoneId: "hand"
    label: root.ownerName ? qsTr("Hand of %1").arg(root.ownerName) : qsTr("Your hand")

    Column {
        y: root.lift
        width: root.cardsLeft - root.metrics.px(18)
        visible: root.shown && !root.stacked

        StageText {
            metrics: root.metrics
            role: "strong"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            color: Theme.tableInk
            text: root.label
            Accessible.ignored: true
        }
        StageText {
            metrics: root.metrics
            role: "caption"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            color: Theme.tableInk2
            text: root.note
        }
    }
    Repeater {
        model: root.model

        CoupCard {
            id: card

            compose: root.compose
            unit: root.unit
            x: root.cardsLeft + Math.round(card.index * root.pitch + (card.facts.finish ? root.gap : 0))
            y: root.lift
            z: (card.flying ? 300 : card.activeFocus ? 200 : 0) + 100 - card.index
            usable: root.compose.open || (root.compose.discarding && !card.facts.finish)
            mark: root.markOf(card)
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => root.drop(item)
    }
}
