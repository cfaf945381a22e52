pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// While another seat plays, the turn that is shown, as its steps: done, now, still to come. It is about the
// seat of the theatre; once somebody else moves, its turn is over.
StagePanel {
    id: root

    required property TableStage stage
    required property ZoneView board
    property cccFacts facts
    property var nameOf: slot => ""     // of a square

    readonly property int actor: root.stage.theatre.actor
    readonly property int turnSeat: root.stage.turnSeat
    readonly property bool over: root.actor !== root.turnSeat
    // In the last turns nothing is drawn (CCC-20); they begin after that of the seat which emptied the stock.
    readonly property bool draws: root.facts.phase === Ccc.Phase.Over ? root.facts.stock > 0
        : root.facts.turnsLeft === 0 || (root.over && root.facts.turnsLeft === root.stage.seatCount)
    readonly property int now: root.over ? (root.draws ? 3 : 2) : root.facts.phase === Ccc.Phase.Place ? 0 : 1
    // Squares with coins of this turn, in the order they came.
    readonly property string squares: root.over || root.board.revision < 0 ? "" : root.board.pieces.filter(piece => piece.facts.pending > 0)
        .sort((a, b) => a.facts.pendingOrder - b.facts.pendingOrder).map(piece => root.nameOf(piece.slot)).join(qsTr(" · ", "between short facts"))
    readonly property var steps: [
        { does: qsTr("Place coins"), more: root.squares.length > 0 ? root.squares : root.now === 0 ? root.thinking : "" },
        ...(root.draws ? [{ does: qsTr("Draw cards"), more: root.now === 1 ? root.thinking : "" }] : []),
        { does: qsTr("End the turn"), more: root.over && root.turnSeat >= 0 ? qsTr("Next: %1").arg(root.stage.seats.nameOf(root.turnSeat)) : "" }
    ]
    readonly property string thinking: qsTr("thinking")
    readonly property color actorInk: Theme.seatInk(root.stage.theatre.colour)

    head: qsTr("Turn of %1").arg(root.stage.seats.nameOf(Math.max(0, root.actor)))

    Column {
        x: root.padH
        y: root.padV + root.headHeight + root.metrics.px(6)
        width: root.width - 2 * root.padH

        Repeater {
            model: root.steps

            Item {
                id: step

                required property var modelData
                required property int index

                readonly property bool done: step.index < root.now
                readonly property int disc: root.metrics.px(26)

                width: parent.width
                height: Math.floor((root.height - parent.y - root.metrics.px(8)) / 3)

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: step.index > 0
                    color: Theme.line
                }
                TkBox {
                    id: mark

                    anchors.verticalCenter: parent.verticalCenter
                    width: step.disc
                    height: width
                    corner: width / 2
                    dashed: step.index > root.now
                    fill: step.done ? root.actorInk : "transparent"
                    ink: step.index > root.now ? Theme.line2 : root.actorInk
                    edge: step.index === root.now ? 2 : 1
                }
                TkIcon {
                    anchors.centerIn: mark
                    visible: step.done
                    size: root.metrics.px(16)
                    name: "check"
                    ink: Theme.surface
                }
                StageText {
                    anchors.centerIn: mark
                    role: "number"
                    visible: !step.done
                    color: step.index > root.now ? Theme.ink3 : root.actorInk
                    text: String(step.index + 1)
                }
                Column {
                    x: step.disc + root.metrics.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x

                    StageText {
                        width: parent.width
                        role: "label"
                        color: step.index > root.now ? Theme.ink3 : Theme.ink
                        text: step.modelData.does
                    }
                    StageText {
                        width: parent.width
                        visible: text.length > 0
                        role: "caption"
                        text: step.modelData.more
                    }
                }
            }
        }
    }
}
