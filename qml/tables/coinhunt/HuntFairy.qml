pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The fairy: value, the coin it is on, what it blocks. In the second half what each opponent has to
// lose by colour.
StagePanel {
    id: root

    required property HuntAsked asked
    required property HuntBoard board

    readonly property HuntBoardPiece coin: root.board.pieceOf(root.board.fairyCoin) as HuntBoardPiece
    readonly property HuntBoardPiece die: root.board.pieceOf("die#0") as HuntBoardPiece
    readonly property bool waiting: !root.asked.facts.secondHalf && root.die === null && root.asked.facts.die > 0    // beside the board
    // While its fall is being shown only the value it had is known.
    readonly property bool falling: root.board.player.holds("die#0")
    readonly property int value: root.falling ? root.board.player.before : root.asked.facts.die
    readonly property string words: root.falling ? "" : root.die ? root.die.name : root.asked.labelOf("aside")
    readonly property bool danger: root.die !== null && root.die.facts.danger
    readonly property int shape: root.coin ? Math.floor(root.coin.facts.colour / 2) : 0
    readonly property bool magicBlocked: root.coin !== null && root.coin.facts.magic
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(6)
    readonly property int side: Math.min(root.metrics.px(58), Math.round(root.height * 0.34))
    readonly property var colourWords: [qsTr("Red"), qsTr("Blue"), qsTr("Yellow"), qsTr("Green"), qsTr("Purple"), qsTr("White")]
    readonly property string blocks: root.magicBlocked ? qsTr("Magic coins that fall are blocked")
        : qsTr("Blocked if they fall: %1, %2").arg(root.colourWords[2 * root.shape]).arg(root.colourWords[2 * root.shape + 1])

    term: "fairy"
    head: !root.asked.facts.secondHalf ? qsTr("Fairy") : root.metrics.compact ? qsTr("Vaults") : qsTr("What each vault can lose")

    Item {
        id: figure

        x: root.padH
        y: root.top0
        width: root.side
        height: root.side
        visible: root.waiting || (!root.asked.facts.secondHalf && root.die !== null)

        Component.onCompleted: root.board.stage.register("aside", figure)

        HuntDisc {
            side: root.side
            visible: root.coin !== null && !root.falling
            kind: root.coin ? root.coin.kind : ""
        }
        StagePicture {
            width: Math.round(root.side * 0.96)
            height: width
            y: -2
            source: root.value > 0 ? HuntColours.art("fairy-" + root.value) : ""
        }
    }
    Column {
        x: figure.x + figure.width + root.metrics.px(10)
        y: root.top0 + Math.max(0, (root.side - height) / 2)
        width: root.width - x - root.padH
        visible: figure.visible

        StageText {
            role: "label"
            width: parent.width
            maximumLineCount: 2
            elide: Text.ElideRight
            words: root.words
        }
        StageText {
            role: "caption"
            width: parent.width
            visible: root.die !== null && !root.falling
            color: root.danger ? Theme.shu : Theme.ink3
            words: root.danger ? qsTr("Danger: magic coins are blocked") : qsTr("Magic coins are safe")
        }
    }
    Rectangle {
        x: root.padH
        y: root.height - height - root.padV
        width: root.width - 2 * root.padH
        height: Math.max(root.metrics.tx(40), root.metrics.px(48))
        visible: figure.visible && !root.falling && root.coin !== null && y > root.top0 + root.side
        radius: Theme.radius
        color: Theme.shuSoft
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.shu

        Row {
            id: blocked

            x: root.metrics.px(10)
            anchors.verticalCenter: parent.verticalCenter
            spacing: -root.metrics.px(8)

            Repeater {
                model: root.magicBlocked ? 1 : 2

                HuntDisc {
                    required property int index

                    side: root.metrics.px(30)
                    shadowed: false
                    kind: root.magicBlocked && root.coin ? root.coin.kind : "coin-" + HuntColours.names[2 * root.shape + index]
                }
            }
        }
        StageText {
            role: "label"
            x: blocked.x + blocked.width + root.metrics.px(8)
            width: parent.width - x - root.metrics.px(6)
            height: parent.height
            maximumLineCount: 2
            elide: Text.ElideRight
            color: Theme.shu
            words: root.blocks
        }
    }
    HuntLosses {
        x: root.padH
        y: root.top0
        width: root.width - 2 * root.padH
        height: root.height - root.top0 - root.padV
        visible: root.asked.facts.secondHalf
        asked: root.asked
    }
}
