import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// A card in the hand: lifted while it is chosen, pale when this turn has used it.
PieceItem {
    id: root

    property real unit: 1
    property bool used: false
    property bool small: false
    property color groupInk: Theme.accent

    readonly property string groupWord: root.groupIndex === 1 ? qsTr("split", "role of an ace in a payment")
                                        : root.groupIndex > 1 ? qsTr("group %1").arg(root.groupIndex) : ""

    width: face.implicitWidth
    height: face.implicitHeight
    corner: 6 * root.unit
    hoverLifts: !root.used
    chosenLifts: true
    opacity: root.used ? 0.5 : 1
    stateWords: root.used ? qsTr("Used in this turn") : root.chosen ? qsTr("Chosen") : ""

    Behavior on x {
        NumberAnimation { duration: Theme.durPage; easing.type: Easing.OutCubic }
    }

    CccCardFace {
        id: face

        unit: root.unit
        rankNumber: root.attrs.rank
        suitNumber: root.attrs.suit
        red: root.attrs.red !== 0
        faceDown: root.faceDown
        depth: root.used ? 0 : root.chosen ? 3 : root.lift > 0 ? 2 : 1
    }
    PieceMarks {
        unit: root.unit
        corner: root.corner
        picked: root.chosen
        refused: root.refused
        focused: root.activeFocus
    }
    CccBadge {
        x: root.width - width + 4
        y: -height / 2
        visible: root.groupWord !== ""
        unit: root.unit
        fill: root.groupInk
        ink: Theme.accentInk
        text: root.groupWord
    }
}
