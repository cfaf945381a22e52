pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// A card of the hand or of the reserve: lifted while it is chosen, with its part in the action.
CoupItem {
    id: root

    required property CoupCompose compose
    property real unit: 1
    property string mark: ""            // "+1", "−1": its part in a sum
    property bool lit: false            // can be chosen for what is being put together

    readonly property string partWords: !root.chosen ? "" : root.groupIndex === Coup.Group.Send ? qsTr("sent to the reserve")
        : root.groupIndex === Coup.Group.Discards ? qsTr("discarded")
        : root.groupIndex === Coup.Group.Take ? qsTr("taken from the reserve")
        : root.groupIndex === Coup.Group.Down ? qsTr("face down") : ""

    width: face.implicitWidth
    height: face.implicitHeight
    corner: 8 * root.unit
    hoverLifts: true
    enterConfirms: root.compose.ready
    chosenLifts: true
    stateWords: root.chosen ? qsTr("Chosen") + (root.partWords ? ", " + root.partWords : "")
              : root.lit ? qsTr("Two of your cards make this number") : ""

    Behavior on x {
        NumberAnimation { duration: Theme.durPage; easing.type: Easing.OutCubic }
    }

    CoupFace {
        id: face

        unit: root.unit
        number: root.facts.number
        mark: root.facts.mark
        finish: root.facts.finish
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
        legal: root.lit && !root.chosen
        picked: root.chosen
        lampRight: true
    }
    Repeater {
        model: root.chosen && root.mark ? 1 : 0

        CoupBadge {
            x: -Math.round(5 * root.unit)
            y: -Math.round(9 * root.unit)
            unit: root.unit
            text: root.mark
        }
    }
}
