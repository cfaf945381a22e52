import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// A card in the hand: lifted while it is chosen, with its part in a payment of several groups.
CccItem {
    id: root

    property real unit: 1

    readonly property string groupWord: root.groupIndex === Ccc.Group.Aces ? qsTr("split", "role of an ace in a payment")
                                        : root.groupIndex >= Ccc.Group.Further ? qsTr("group %1").arg(root.groupIndex) : ""

    width: face.implicitWidth
    height: face.implicitHeight
    corner: 6 * root.unit
    hoverLifts: true
    chosenLifts: true
    stateWords: !root.chosen ? "" : qsTr("Chosen") + (root.groupWord ? ", " + root.groupWord : "")

    Behavior on x {
        NumberAnimation { duration: Theme.durPage; easing.type: Easing.OutCubic }
    }

    CccCardFace {
        id: face

        unit: root.unit
        facts: root.facts
        faceDown: root.faceDown
        depth: root.chosen || root.lift > 0 ? 2 : 1
    }
    PieceDrag {
        picture: root.shaken
        piece: root
        enabled: root.usable
    }
    PieceMarks {
        piece: root
        unit: root.unit
        picked: root.chosen
    }
    CccBadge {
        x: root.width - width + 4
        y: -height / 2
        visible: root.chosen && root.groupWord.length > 0
        unit: root.unit
        fill: Theme.accent
        ink: Theme.accentInk
        text: root.groupWord
    }
}
