import QtQuick
import Takujo.Tables.Ccc

// A card this turn has already paid with: pale, beside the hand.
Item {
    id: root

    required property var facts         // { rank, suit, red, name }
    property real unit: 1
    property int jokerFactor: 2

    width: face.implicitWidth
    height: face.implicitHeight
    opacity: 0.5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, used in this turn").arg(root.facts.name)

    CccCardFace {
        id: face

        unit: root.unit
        rankNumber: root.facts.rank
        jokerFactor: root.jokerFactor
        suitNumber: root.facts.suit
        red: root.facts.red !== 0
        depth: 0
    }
}
