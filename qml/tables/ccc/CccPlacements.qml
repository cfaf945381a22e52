pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The coins of this turn: each can be taken back alone. Below, what the score would become.
StagePanel {
    id: root

    required property CccPayment payment
    required property ZoneView board
    property string targetName: ""

    readonly property var session: root.payment.session
    readonly property bool composing: root.payment.target !== null
    readonly property int bodyTop: root.padV + root.headHeight + root.metrics.px(6)
    readonly property int footHeight: Math.max(root.metrics.px(36), root.metrics.tx(26))
    readonly property int viewer: root.session ? root.session.view.seat : -1
    // Coins of this turn; other acts of the turn (the end of placing) have no sum.
    property int count: 0
    readonly property cccFacts facts: root.payment.facts
    readonly property int now: root.facts.score[root.viewer] ?? 0

    // Who takes a coin back wants to place it elsewhere: the end of placing goes, too.
    function remove(ply: int) {
        root.payment.stage.act()
        if (!root.session.takeBack(ply))
            return
        while (root.facts.phase !== Ccc.Phase.Place && root.session.undoFree)
            root.session.undo()
    }

    term: "together"
    head: qsTr("Placed this turn")
    note: qsTr("All count at once")

    Flickable {
        id: list

        x: root.padH
        y: root.bodyTop
        width: root.width - 2 * root.padH
        height: root.height - root.bodyTop - root.footHeight
        contentHeight: rows.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        // The newest row is the one being worked on.
        onContentHeightChanged: contentY = Math.max(0, contentHeight - height)
        T.ScrollBar.vertical: TkScrollBar { }

        Column {
            id: rows

            width: list.width

            Repeater {
                model: root.session ? root.session.turnMoves : null

                CccPlacement {
                    visible: anchor.length > 0 && detail.length > 0
                    width: rows.width
                    number: root.board.pieceOf(anchor) ? root.board.pieceOf(anchor).label : ""
                    first: order === 1
                    open: root.session.myTurn && !root.session.teaching
                    onRemoveWanted: root.remove(ply)
                }
            }
            CccPlacement {
                ply: -1
                order: root.count + 1
                text: root.targetName
                detail: qsTr("being put together")
                anchor: root.payment.anchor
                removable: true
                width: rows.width
                visible: root.composing
                number: root.payment.target ? root.payment.target.label : ""
                first: root.count === 0
                onRemoveWanted: root.payment.clear()
            }
        }
    }
    StageText {
        role: "log"
        x: root.padH
        y: root.bodyTop
        width: root.width - 2 * root.padH
        height: list.height
        visible: root.count === 0 && !root.composing
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ink3
        // A position in the middle of a turn (lessons, puzzles) does not tell how its coins were paid for.
        words: root.facts.projected !== root.now ? qsTr("The coins of this turn lie on the board") : qsTr("No coins yet in this turn")
    }
    Rectangle {
        x: root.padH
        y: root.height - root.footHeight - 1
        width: root.width - 2 * root.padH
        height: 1
        color: Theme.line
    }
    Row {
        x: root.padH
        y: root.height - root.footHeight
        height: root.footHeight - root.metrics.px(4)
        spacing: root.metrics.tx(6)
        visible: root.viewer >= 0

        StageText {
            role: "caption"
            height: parent.height
            text: qsTr("Score would be")
        }
        StageText {
            role: "number"
            height: parent.height
            text: String(root.now)
        }
        StageText {
            role: "caption"
            height: parent.height
            text: "→"
        }
        StageText {
            role: "number"
            height: parent.height
            color: root.facts.projected !== root.now ? Theme.shu : Theme.ink
            text: String(root.facts.projected)
        }
        StageText {
            role: "caption"
            height: parent.height
            visible: x + implicitWidth <= root.width - 2 * root.padH
            text: qsTr("(%1 own, %2 near)").arg(root.facts.projectedOwn).arg(root.facts.projectedNear)
        }
    }
}
