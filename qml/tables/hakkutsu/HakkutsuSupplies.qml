pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// Equipment deck, discards and bank, small: what is left of each. Cards come from here and go here.
StagePress {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts

    readonly property RowLookup used: RowLookup {
        model: root.stage.session ? root.stage.session.table.zone("discard") : null
    }
    readonly property string discards: {
        const words = []
        for (let i = 0; root.used.revision >= 0 && i < root.used.count; ++i) {
            const count = root.used.at(i, "count")
            words.push(root.used.at(i, "label") + (count > 1 ? " ×" + count : ""))
        }
        return words.length > 0 ? qsTr("Discarded: %1").arg(words.join(qsTr(", ", "between cards"))) : qsTr("Nothing discarded yet")
    }

    width: row.width
    name: qsTr("Equipment deck: %n card(s)", "", root.facts.deck)
    note: Wording.told([root.discards, qsTr("Coins in the bank: %1").arg(root.facts.bank)])
    onActivated: hint.pinned = !hint.pinned
    Component.onCompleted: root.stage.register("discard", root)

    Row {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        spacing: root.metrics.px(5)

        Pile {
            anchors.verticalCenter: parent.verticalCenter
            zoneId: "deck"
            count: root.facts.deck
            back: Qt.resolvedUrl("art/back/equipment.svg")
            cardWidth: 26
            cardHeight: 36
            edges: 2
        }
        StageText {
            role: "number"
            anchors.verticalCenter: parent.verticalCenter
            color: root.metrics.ground.ink
            text: String(root.facts.deck)
        }
        Item {
            width: root.metrics.px(2)
            height: 1
        }
        StagePicture {
            id: bank

            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(14, root.metrics.px(20))
            height: width
            source: "art/coin.svg"
            Component.onCompleted: root.stage.register("bank", bank)
        }
        StageText {
            role: "number"
            anchors.verticalCenter: parent.verticalCenter
            color: root.metrics.ground.ink
            text: String(root.facts.bank)
        }
    }
    TkHint {
        id: hint

        control: root
        title: root.name
        tip: root.note
    }
}
