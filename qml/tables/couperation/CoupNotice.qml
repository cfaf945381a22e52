import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// One or two lines beside the hand: why something does not work, what a move would cost, or what
// can be done next.
StageItem {
    id: root

    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts

    readonly property bool refused: root.compose.refusal.length > 0
    readonly property bool warned: !root.refused && root.compose.warning.length > 0
    readonly property CoupItem card: root.compose.placing
    readonly property string guide: {
        if (!root.compose.mine)
            return root.facts.openHands ? qsTr("All hands are open. Counting the pack is allowed")
                                        : qsTr("Hands are not talked about. Counting the pack is allowed")
        if (root.compose.drawing)
            return qsTr("Choose how many cards to draw")
        if (root.compose.discarding)
            return qsTr("Choose what goes: %1 of %2").arg(root.compose.draft.itemCount).arg(root.compose.session.prompt.max)
        if (root.compose.tidying)
            return qsTr("Choose the card of the reserve that goes")
        if (root.compose.plan === CoupCompose.Turn)
            return root.compose.mode === Coup.Mode.TurnUp ? qsTr("This card is turned up where it lies") : qsTr("Choose the face-down card to turn up")
        if (root.compose.composing)
            return root.compose.complete ? root.compose.promise : qsTr("Follow the steps of the sum, in any order")
        return root.cardWords()
    }
    readonly property string text: root.refused ? root.compose.refusal + " " + root.compose.draft.refusalClause
                                 : root.warned ? root.compose.warning : root.guide

    function cardWords(): string {
        if (root.compose.session.prompt.optionCount > 0)
            return qsTr("No action is possible")
        if (root.compose.mode === Coup.Mode.TurnUp)
            return qsTr("This card is turned up where it lies")
        if (root.card === null)
            return qsTr("Choose a card of your hand, then a place")
        if (root.compose.target === null)
            return root.compose.hidden && !root.compose.finishChosen
                 ? qsTr("Face down it fits wherever any number fits")
                 : root.card.facts.fits > 0 ? qsTr("%n lit place(s) can take it", "", root.card.facts.fits)
                 : qsTr("It fits nowhere face up")
        return root.compose.promise
    }

    implicitHeight: box.height
    // In a lesson or puzzle the card says aloud why an answer was refused.
    Accessible.role: root.refused && !root.compose.session.teaching || root.warned ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: root.text

    Rectangle {
        id: box

        readonly property bool boxed: root.refused || root.warned

        width: boxed ? Math.min(root.width, words.implicitWidth + mark.width + root.metrics.px(26)) : root.width
        height: words.height + (boxed ? root.metrics.px(10) : 0)
        radius: Theme.radius
        color: root.refused ? Theme.errSoft : root.warned ? (root.compose.made.warning > 1 ? Theme.errSoft : Theme.warnSoft) : "transparent"
        border.width: boxed && Theme.highContrast ? 1 : 0
        border.color: root.refused || root.compose.made.warning > 1 ? Theme.err : Theme.warn
    }
    TkIcon {
        id: mark

        x: root.metrics.px(8)
        anchors.verticalCenter: box.verticalCenter
        size: 16
        visible: box.boxed
        name: root.refused ? "err" : root.warned ? "warn" : ""
        ink: box.border.color
    }
    StageText {
        id: words

        role: box.boxed ? "label" : "caption"
        x: box.boxed ? mark.x + mark.width + root.metrics.px(6) : 0
        y: box.boxed ? root.metrics.px(5) : 0
        width: root.width - x - (box.boxed ? root.metrics.px(8) : 0)
        maximumLineCount: 3
        elide: Text.ElideRight
        color: root.refused || root.compose.made.warning > 1 && root.warned ? Theme.err : root.warned ? Theme.warn : root.metrics.ground.ink2
        words: root.text
        Accessible.ignored: true
    }
}
