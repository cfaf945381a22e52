pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// How many cards are drawn: the choice when it is mine, else what the card about to be placed
// gives the next seat, with its mark explained.
StagePanel {
    id: root

    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts

    readonly property int actor: root.stage.session ? root.stage.session.prompt.seat : -1
    readonly property bool drawing: root.compose.drawing
    readonly property bool waiting: root.facts.phase === Coup.Phase.Draw && root.actor >= 0 && !root.drawing
    // The card of this turn lies; what is left of the turn changes nothing for the next seat.
    readonly property bool placed: root.facts.phase === Coup.Phase.Adjust || root.facts.phase === Coup.Phase.Reserve
    readonly property bool planned: root.compose.open && root.compose.mode !== Coup.Mode.Nothing
    // Cards the seat may draw, -1 = up to `refillTo`.
    readonly property int most: root.planned ? root.compose.made.nextDraw : root.waiting || root.placed ? root.facts.nextDraw : 0
    // A mark of a card, or why there is none.
    readonly property int mark: !root.planned ? root.facts.drawReason
        : root.compose.mode === Coup.Mode.FaceDown ? Coup.DrawReason.FaceDown
        : root.compose.finishChosen ? Coup.DrawReason.NoMark
        : root.compose.mode === Coup.Mode.TurnUp ? (root.compose.target ? root.compose.target.facts.mark : 0)
        : root.compose.placing ? root.compose.placing.facts.mark : 0
    // A heart and a face-down card are worth what the place makes of them.
    readonly property bool counted: root.waiting || root.placed || root.compose.complete
    readonly property bool known: root.waiting || root.placed || (root.planned && root.mark > 0)
    readonly property string who: root.stage.seats.nameOf(root.waiting || root.facts.phase === Coup.Phase.Over || !root.stage.session ? root.actor
                                                    : (root.actor + 1) % Math.max(1, root.stage.session.seatCount))
    readonly property string reason: root.facts.pack === 0 ? qsTr("The pack is empty: no draw")
        : root.mark === Coup.DrawReason.FaceDown ? qsTr("After a face-down card: until the hand holds %1").arg(root.facts.refillTo)
        : root.mark === Coup.DrawReason.Heart ? (root.facts.heartValue === Coup.HeartValue.Fixed ? qsTr("♡: the same number everywhere")
            : root.facts.heartValue === Coup.HeartValue.Max ? qsTr("♡: the larger of the marks of the two cards below it")
            : qsTr("♡: the marks of the two cards below it together"))
        : root.mark === Coup.DrawReason.Start ? qsTr("The first turn: no card gives a mark yet")
        : root.mark === Coup.DrawReason.NoMark ? qsTr("No mark: no draw")
        : root.mark === Coup.DrawReason.Two ? qsTr("The mark of the card is ◇◇") : root.mark === Coup.DrawReason.One ? qsTr("The mark of the card is ◇") : ""

    term: "mark"
    headLines: 2
    head: root.drawing ? qsTr("How many to draw") : root.actor < 0 ? qsTr("Draw")
        : root.waiting ? qsTr("%1 draws").arg(root.who) : qsTr("%1 may draw").arg(root.who)

    Flow {
        id: buttons

        x: root.metrics.px(10)
        y: root.padV + root.headHeight + root.metrics.px(5)
        width: root.width - 2 * x
        spacing: root.metrics.px(3)
        visible: root.drawing

        Repeater {
            model: root.drawing ? root.stage.session?.prompt.options ?? null : null

            CoupDrawButton {
                width: Math.max(28, root.metrics.tx(28))
                height: Math.max(28, root.metrics.tx(28))
                onHoveredChanged: root.stage.session.prompt.preview(hovered ? index : -1)
                onActiveFocusChanged: root.stage.session.prompt.preview(activeFocus ? index : -1)
                onActivated: {
                    root.stage.act()
                    root.stage.session.choose(index)
                }
            }
        }
    }
    StageText {
        id: detailText

        explained: true
        role: "caption"
        x: root.metrics.px(12)
        y: buttons.y + buttons.height + root.metrics.px(3)
        width: root.width - 2 * x
        visible: root.drawing
        // No height is given: Qt 6.4 then draws nothing where the last line does not fit.
        maximumLineCount: Math.max(1, Math.floor((root.height - y - 2) / lineHeight))
        elide: Text.ElideRight
        color: Theme.ink2
        words: root.drawing ? root.stage.session?.prompt.detail ?? "" : ""
    }
    TkHint {
        control: root
        tip: detailText.visible && detailText.truncated ? detailText.words : reasonText.truncated ? reasonText.words : ""
    }
    Row {
        id: answer

        x: root.padH
        y: root.padV + root.headHeight + root.metrics.px(8)
        spacing: root.metrics.px(8)
        visible: !root.drawing && root.known

        CoupMarks {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.mark <= Coup.DrawReason.Heart
            mark: visible ? root.mark : 0
            side: root.metrics.px(22)
        }
        StagePicture {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.mark === Coup.DrawReason.FaceDown
            width: root.metrics.px(34)
            height: root.metrics.px(25)
            source: "art/back.svg"
        }
        CoupFigure {
            anchors.verticalCenter: parent.verticalCenter
            bare: false
            visible: root.counted
            figure: root.most < 0 ? "→ " + root.facts.refillTo : root.most === 0 ? "0" : qsTr("0–%1", "cards").arg(root.most)
            unitWord: root.most < 0 ? qsTr("in hand") : qsTr("cards", "after 0–2")
        }
    }
    StageText {
        id: reasonText

        explained: true
        role: "caption"
        x: root.padH
        y: root.known ? answer.y + answer.height + root.metrics.px(4) : answer.y
        width: root.width - 2 * x
        visible: !root.drawing
        maximumLineCount: Math.max(1, Math.floor((root.height - y - 2) / lineHeight))
        elide: Text.ElideRight
        words: root.known ? root.reason : root.actor < 0 ? "" : qsTr("The mark of the card placed now decides")
    }
}
