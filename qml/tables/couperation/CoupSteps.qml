import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The action with two cards, step by step: which two, which card of the reserve, what is discarded
// for it, where it goes. Above them the sum as it stands.
StageItem {
    id: root

    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts
    property bool low: false

    readonly property int wanted: root.compose.made.target
    readonly property int need: root.compose.made.need
    readonly property int discards: root.compose.made.discards
    readonly property bool pairDone: root.compose.cards(Coup.Group.Send).length === 2
    readonly property bool takenDone: root.compose.cards(Coup.Group.Take).length === 1
    readonly property bool sumDone: root.pairDone && root.takenDone && root.compose.made.made
    readonly property string sumWords: root.compose.sum ? root.compose.sum
        : root.pairDone ? "" : "? ± ? = ?"
    readonly property string nextWords: {
        if (!root.pairDone)
            return qsTr("Choose two cards of your hand")
        if (!root.takenDone)
            return qsTr("Choose a card of the reserve")
        if (!root.sumDone)
            return root.need > 0 ? qsTr("Discard %n more card(s)", "", root.need) : qsTr("These two do not make %1").arg(root.wanted)
        return root.compose.target === null ? qsTr("Choose its place, or a card it replaces") : ""
    }

    function numbersOf(group: int): string {
        return root.compose.cards(group).map((id) => {
            const card = root.compose.hand.pieceOf(id)
            return card ? card.label : ""
        }).join(root.low ? "·" : " · ")
    }

    function paidWords(): string {
        const cards = root.numbersOf(Coup.Group.Discards)
        if (!cards)
            return root.need > 0 && root.pairDone && root.takenDone ? qsTr("%n more", "", root.need) : qsTr("none")
        return root.need > 0 ? cards + " · " + qsTr("%n more", "", root.need) : cards
    }

    StageText {
        id: sum

        role: "number"
        font.pixelSize: root.metrics.tx(root.low ? 18 : 20)
        lineHeight: root.metrics.tx(26)
        width: root.width - (root.low ? buttons.width + 8 : 0)
        fontSizeMode: Text.HorizontalFit
        color: root.sumDone ? Theme.good : Theme.ink
        text: root.sumWords
        Accessible.ignored: !sum.text
    }
    StageText {
        role: "label"
        y: sum.height
        width: root.width
        visible: root.low
        color: root.sumDone ? Theme.ink : Theme.warn
        words: root.nextWords ? root.nextWords : qsTr("Ready")
    }
    Column {
        y: sum.height + root.metrics.px(2)
        width: root.width
        visible: !root.low
        spacing: Math.max(0, Math.min(root.metrics.px(5), (buttons.y - y - root.metrics.tx(136)) / 4))

        CoupStep {
            width: parent.width
            order: 1
            caption: qsTr("Send two cards")
            value: root.numbersOf(Coup.Group.Send) || qsTr("in your hand")
            done: root.pairDone
            now: !root.pairDone
        }
        CoupStep {
            width: parent.width
            order: 2
            caption: qsTr("Take")
            value: root.wanted > 0 ? String(root.wanted) : qsTr("in the reserve")
            done: root.takenDone
            now: root.pairDone && !root.takenDone
        }
        CoupStep {
            width: parent.width
            order: 3
            caption: root.facts.modifier > 0 ? qsTr("Discard, ±%1 each").arg(root.facts.modifier) : qsTr("No discards")
            value: root.paidWords()
            done: root.sumDone
            now: root.pairDone && root.takenDone && !root.sumDone
        }
        CoupStep {
            width: parent.width
            order: 4
            caption: root.compose.made.replaces ? qsTr("Replaces") : qsTr("Place")
            value: root.compose.target === null ? qsTr("in the tower")
                 : root.compose.target.facts.place ? root.compose.where
                 : root.compose.target.label ? root.compose.target.label : qsTr("face-down card")
            done: root.compose.target !== null && root.compose.complete
            now: root.sumDone && root.compose.target === null
        }
    }
    Row {
        id: buttons

        readonly property bool bare: !root.low && root.metrics.tx(180) > root.width    // words rather than icons

        x: root.low ? root.width - width : 0
        y: root.low ? 0 : root.height - height
        spacing: root.metrics.px(4)

        StageButton {
            words: qsTr("Another way")
            iconName: buttons.bare ? "" : "branch"
            iconOnly: root.low
            width: root.low ? implicitWidth : Math.min(implicitWidth, root.width - stop.width - buttons.spacing)
            visible: root.compose.draft !== null && root.compose.revision >= 0 && root.compose.draft.alternativeCount > 0
            onClicked: root.compose.nextWay()
        }
        StageButton {
            id: stop

            kind: "quiet"
            words: qsTr("Stop")
            iconName: buttons.bare ? "" : "x"
            iconOnly: root.low
            onClicked: root.compose.clear()
        }
    }
}
