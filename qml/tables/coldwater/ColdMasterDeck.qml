import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The Master Angler deck, face down. Its top may be taken unseen.
StagePress {
    id: root

    required property ColdAsked asked

    readonly property string anchor: "masterdeck/0"
    readonly property int cards: root.asked.stack("masterdeck")
    readonly property bool lit: root.asked.lit(root.anchor)
    readonly property bool refused: root.stage.refusedAnchor === root.anchor

    usable: root.asked.phase === Cold.Phase.Harbour
    enterConfirms: !root.lit
    corner: root.metrics.px(5)
    name: root.asked.label("masterdeck")
    note: Wording.told([root.asked.advised(root.anchor) ? qsTr("Hint") : "", qsTr("%n card(s)", "", root.cards), root.lit ? qsTr("May be chosen") : ""])
    onHoveredChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onActiveFocusChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onActivated: {
        root.stage.act()
        root.stage.session.chooseAnchor(root.anchor)
    }
    Component.onCompleted: root.stage.register("masterdeck", root)

    TkShadow {
        level: 1
    }
    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: root.cards > 0 ? ColdColours.deckBack : "transparent"
        ink: root.cards > 0 ? Theme.cardEdge : Theme.line2
        dashed: root.cards === 0
        edge: Theme.edge
    }
    ColdPicture {
        x: Math.round((root.width - width) / 2)
        y: Math.round(root.height * 0.1)
        width: Math.round(root.height * 0.5)
        height: width
        visible: root.cards > 0
        art: "crown"
    }
    ColdText {
        role: "chip"
        x: 3
        width: root.width - 6
        height: Math.round(root.height * 0.36)
        y: root.height - height - 2
        horizontalAlignment: Text.AlignHCenter
        color: root.cards > 0 ? ColdColours.deckInk : Theme.ink3
        text: qsTr("deck %1").arg(root.cards)
    }
    PieceMarks {
        advised: root.asked.advised(root.anchor)
        unit: root.metrics.k
        corner: root.corner
        legal: root.lit
        refused: root.refused
    }
    TkHint {
        control: root
        title: root.name
        tip: root.hovered && !root.lit ? root.asked.reasonAt(root.anchor) : root.note
    }
}
