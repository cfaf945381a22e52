import QtQuick
import Takujo.Tables.Couperation

// The card about to come to a place, as a ghost. Over a card it replaces a badge says which one
// goes to the hand.
Item {
    id: root

    required property CoupCompose compose
    property real unit: 1
    property bool replacing: false
    property string replaced: ""        // number of the card that goes, empty = not known

    readonly property coupPiece facts: root.compose.placing ? root.compose.placing.facts : []

    width: face.width
    height: face.height

    CoupFace {
        id: face

        opacity: root.replacing ? 0.96 : 0.7
        unit: root.unit
        number: root.facts.number
        mark: root.facts.mark
        finish: root.facts.finish
        faceDown: root.compose.mode === Coup.Mode.FaceDown
        depth: 0
    }
    CoupBadge {
        x: -Math.round(6 * root.unit)
        y: face.height - Math.round(14 * root.unit)
        visible: root.replacing
        unit: root.unit
        text: root.replaced ? "↓ " + root.replaced : "↓"
    }
}
