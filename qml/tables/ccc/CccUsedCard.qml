import QtQuick
import Takujo.Tables.Ccc

// A card this turn has already paid with: pale, beside the hand.
Item {
    id: root

    required property string name
    required property cccPiece facts
    property real unit: 1

    width: face.implicitWidth
    height: face.implicitHeight
    opacity: 0.5
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, used in this turn").arg(root.name)

    CccCardFace {
        id: face

        unit: root.unit
        facts: root.facts
        depth: 0
    }
}
