pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The second half of a turn: how many cards to draw, then which to discard for it. Before that,
// what will be asked; at the end of the game, why nothing is drawn.
StageItem {
    id: root

    required property var session
    required property CccPayment payment
    readonly property cccFacts facts: root.stage.facts

    readonly property bool drawing: root.session !== null && root.session.myTurn && root.facts.phase === Ccc.Phase.Draw
    readonly property bool discarding: root.session !== null && root.session.myTurn && root.facts.phase === Ccc.Phase.Discard
    readonly property bool over: root.facts.phase === Ccc.Phase.Over
    readonly property bool last: root.facts.exhausted > 0 && root.facts.stock === 0 && !root.over
    readonly property int gap: root.metrics.px(5)
    readonly property string quietWords: root.last ? qsTr("The stock is used up. Last turn, no drawing")
        : root.facts.idleLimit > 0 && root.facts.idle > 0 && !root.over
            ? qsTr("Turns without any action: %1 of %2").arg(root.facts.idle).arg(root.facts.idleLimit)
        : root.payment.open ? qsTr("Then choose how many cards to draw") : ""

    Row {
        id: headLine

        visible: root.last || (root.session !== null && root.session.myTurn)
        spacing: root.metrics.tx(6)

        StageChip {
            anchors.verticalCenter: parent.verticalCenter
            small: true
            visible: !root.last
            tint: root.drawing || root.discarding ? "shu" : "paper"
            text: root.drawing || root.discarding ? qsTr("Now: 2") : qsTr("Next: 2")
        }
        StageText {
            role: "panelHead"
            width: Math.min(implicitWidth, root.width - x)
            fontSizeMode: Text.HorizontalFit
            anchors.verticalCenter: parent.verticalCenter
            color: root.metrics.ground.ink
            text: root.discarding ? qsTr("Choose cards to discard") : root.last ? qsTr("Last lap") : qsTr("Draw cards")
        }
    }
    StageText {
        role: "log"
        y: headLine.height + root.gap
        width: root.width
        height: Math.max(0, root.height - y)
        visible: !root.drawing && !root.discarding
        verticalAlignment: Text.AlignTop
        color: root.metrics.ground.ink2
        words: root.quietWords
    }
    Grid {
        id: grid

        readonly property int perColumn: Math.max(1, Math.ceil(ways.count / 2))
        property int revision: 0

        // Widest option of a column; short words leave their room to long ones.
        function natural(column: int): real {
            let widest = 1
            for (let i = column * grid.perColumn; i < Math.min(ways.count, (column + 1) * grid.perColumn); ++i)
                widest = Math.max(widest, ways.itemAt(i) ? ways.itemAt(i).implicitWidth : 1)
            return widest
        }

        readonly property bool narrow: grid.revision >= 0 && grid.natural(0) + grid.natural(1) + root.gap > grid.width

        function columnWidth(column: int): int {
            const both = grid.revision >= 0 ? grid.natural(0) + grid.natural(1) : 2
            return Math.floor((grid.width - root.gap) * grid.natural(column) / both)
        }

        y: headLine.height + root.gap
        width: root.width
        visible: root.drawing
        flow: Grid.TopToBottom
        rows: grid.perColumn
        spacing: root.gap

        Repeater {
            id: ways

            model: root.drawing ? root.session.prompt.options : null
            onItemAdded: grid.revision += 1

            CccDrawOption {
                narrow: grid.narrow
                width: grid.columnWidth(Math.floor(index / grid.perColumn))
                height: Math.max(28, Math.min(root.metrics.tx(34), Math.floor((root.height - grid.y + root.gap) / grid.perColumn) - root.gap))
                onActivated: {
                    root.stage.act()
                    root.session.choose(index)
                }
            }
        }
    }
    Column {
        y: headLine.height + root.gap
        width: root.width
        visible: root.discarding
        spacing: root.gap

        StageText {
            role: "log"
            width: parent.width
            color: root.metrics.ground.ink
            text: root.discarding ? qsTr("%1 of %2 chosen").arg(root.session.draft.itemCount).arg(root.session.prompt.max) : ""
        }
        Row {
            spacing: root.gap

            StageButton {
                kind: "main"
                edge: root.metrics.ground.ink   // the panel has the colour of its face
                base: 32
                words: (root.discarding && root.session.prompt.confirmText) || qsTr("Discard and draw")
                width: Math.min(implicitWidth, root.width - clearButton.width - root.gap)
                enabled: root.discarding && root.session.draft.complete
                onClicked: root.payment.place()
            }
            StageButton {
                id: clearButton

                base: 32
                iconName: "x"
                words: qsTr("Choose again")
                iconOnly: true
                enabled: root.discarding && root.session.draft.itemCount > 0
                onClicked: root.payment.clear()
            }
        }
    }
}
