import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The other actions, the side a chosen card comes down on, and what to do next.
StageArea {
    id: root

    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts
    property bool narrow: false         // words do not fit beside each other

    readonly property bool keys: Theme.textScale < 1.3

    // Paper that lets the dark counter through could not be read.
    function offered(enabled: bool): real {
        return enabled ? 1 : Theme.day ? 0.7 : 0.45
    }

    Row {
        id: buttons

        spacing: root.metrics.px(8)

        StageButton {
            words: qsTr("From the reserve")
            fills: root.compose.composing ? -1 : Coup.Group.Send
            iconName: "cards"
            iconOnly: root.narrow
            keyText: root.keys && !root.narrow ? ActionKeys.word("coupReserve") : ""
            kind: root.compose.composing ? "main" : "plain"
            enabled: root.compose.open
            opacity: root.offered(enabled)
            why: qsTr("In your turn, when you place a card")
            onClicked: root.compose.toggleReserve()
        }
        StageButton {
            words: qsTr("Turn a card up")
            iconName: "eye"
            iconOnly: root.narrow
            keyText: root.keys && !root.narrow ? ActionKeys.word("coupTurn") : ""
            kind: root.compose.plan === CoupCompose.Turn ? "main" : "plain"
            enabled: root.compose.open && root.facts.down > 0
            opacity: root.offered(enabled)
            why: root.facts.down === 0 ? qsTr("No card lies face down") : qsTr("In your turn, when you place a card")
            onClicked: root.compose.toggleTurn()
        }
        StageTabs {
            visible: root.compose.siding && root.narrow
            width: Math.min(root.metrics.tx(220), root.width - x)
            height: Math.max(28, root.metrics.tx(28))
            label: sides.label
            words: sides.words
            current: sides.current
            fills: sides.fills
            onChosen: (index) => root.compose.setHidden(index === 1)
        }
    }
    StageTabs {
        id: sides

        y: buttons.height + root.metrics.px(6)
        width: Math.min(root.metrics.tx(236), root.width)
        height: Math.max(28, root.metrics.tx(28))
        visible: root.compose.siding && !root.narrow
        label: qsTr("Side of the card")
        words: [qsTr("Face up"), root.keys ? qsTr("Face down  F") : qsTr("Face down")]
        current: root.compose.hidden ? 1 : 0
        fills: [Coup.Group.Up, Coup.Group.Down]
        onChosen: (index) => root.compose.setHidden(index === 1)
    }
    CoupNotice {
        compose: root.compose
        y: (sides.visible ? sides.y + sides.height : buttons.height) + root.metrics.px(6)
        width: root.width
    }
}
