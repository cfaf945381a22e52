pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The secret coins of a seat: face down for everybody.
StagePanel {
    id: root

    required property HuntAsked asked
    required property int seat

    readonly property alias coins: coins
    readonly property int held: root.asked.facts.secret[root.seat] ?? 0
    readonly property int side: Math.min(root.metrics.px(48), root.height - 2 * root.padV)
    readonly property bool usable: root.asked.phase === Hunt.Phase.Secret && root.held > 0

    signal chosen(PieceItem piece)

    Accessible.name: words.words
    Accessible.description: String(root.held)

    HuntDisc {
        x: root.padH
        y: Math.round((root.height - height) / 2)
        side: root.side
        visible: root.held === 0
        opacity: 0.3
        shadowed: false
        kind: "coin-back"
    }
    HuntRow {
        id: coins

        x: root.padH
        y: Math.round((root.height - height) / 2)
        asked: root.asked
        zoneId: "secret." + root.seat
        side: root.side
        pitch: 0.5
        room: root.width * 0.4
        alike: true
        onChosen: root.chosen(coins.choosable)
    }
    Column {
        x: coins.x + Math.max(coins.width, root.side) + root.metrics.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - root.padH / 2

        StageText {
            id: words

            role: "label"
            width: parent.width
            words: root.asked.headOf(root.seat, qsTr("Your secret coins"), qsTr("%1: secret coins"))
        }
        StageText {
            role: "caption"
            width: parent.width
            color: root.usable ? Theme.accent : Theme.ink3
            text: root.usable ? qsTr("Can be used now") : qsTr("%n coin(s)", "", root.held)
        }
    }
}
