pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// The hand of the seat that could do nothing, each card with the reason. More than three stand in
// two rows: the tower begins beside them.
Column {
    id: root

    property real k: 1
    property string title               // whose
    property var cards: null

    readonly property real side: (hand.count > 3 ? 60 : 66) * root.k

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
    Grid {
        columns: 3
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
                    unit: root.side / 84
                    number: card.facts.number
                    mark: card.facts.mark
                    finish: card.facts.finish
                    depth: 0
                }
                TkText {
                    width: root.side
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
