pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// The hand of the seat that could do nothing, each card with the reason.
Column {
    id: root

    property real k: 1
    property string title               // whose
    property var cards: null

    spacing: 4

    TkText {
        width: parent.width
        role: "strong"
        color: CoupColours.endInk
        text: root.title
    }
    TkText {
        width: parent.width
        visible: hand.count === 0
        role: "note"
        color: CoupColours.endQuiet
        text: qsTr("No card left")
    }
    Row {
        spacing: 6 * root.k

        Repeater {
            id: hand

            model: root.cards

            Column {
                id: card

                required property coupPiece facts
                required property string name
                required property string tip

                spacing: 2
                Accessible.role: Accessible.StaticText
                Accessible.name: card.name
                Accessible.description: card.tip

                CoupFace {
                    unit: 78 / 84 * root.k
                    number: card.facts.number
                    mark: card.facts.mark
                    finish: card.facts.finish
                    depth: 0
                }
                TkText {
                    width: 78 * root.k
                    role: "caption"
                    color: CoupColours.endQuiet
                    horizontalAlignment: Text.AlignHCenter
                    text: card.tip
                    Accessible.ignored: true
                }
            }
        }
    }
}
