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
    property string note: ""

    readonly property bool stacked: root.geometry.compact
    // Whose hand it is stands above the cards, or beside them where the zone is low.
    readonly property bool beside: root.geometry.tall && !root.stacked
    readonly property int cardsLeft: root.beside ? root.metrics.px(128) : 4
    readonly property int lift: root.metrics.px(root.geometry.handLift)
    readonly property int cardsTop: root.lift + (root.beside || root.stacked ? 0 : root.metrics.tx(18))
    readonly property real unit: Math.min(root.geometry.handScale * root.metrics.k, (root.height - root.cardsTop - 4) / 62)
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
    label: root.stage.ownerName ? qsTr("Hand of %1").arg(root.stage.ownerName) : qsTr("Your hand")

    Flow {
        id: head

        y: root.beside ? root.lift : 0
        x: root.beside ? 0 : root.cardsLeft
        width: root.beside ? root.cardsLeft - root.metrics.px(18) : root.width - x
        spacing: root.beside ? 0 : root.metrics.px(8)
        layoutDirection: root.beside ? Qt.RightToLeft : Qt.LeftToRight
        visible: root.shown && !root.stacked

        StageText {
            role: root.beside ? "strong" : "panelHead"
            width: Math.min(implicitWidth, head.width)
            color: root.metrics.ground.ink
            text: root.label
            Accessible.ignored: true
        }
        StageText {
            role: "caption"
            height: root.metrics.tx(18)
            color: root.metrics.ground.ink2
            text: root.note
        }
    }
    ZonePieces {
        zone: root

        CoupCard {
            id: card

            compose: root.compose
            unit: root.unit
            x: root.cardsLeft + Math.round(card.index * root.pitch + (card.facts.finish ? root.gap : 0))
            y: root.cardsTop
            z: (card.flying ? 300 : card.activeFocus ? 200 : 0) + 100 - card.index
            usable: root.compose.open || (root.compose.discarding && !card.facts.finish)
            mark: root.markOf(card)
        }
    }
}
