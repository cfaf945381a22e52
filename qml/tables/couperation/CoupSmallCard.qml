import QtQuick
import Takujo.Table
import Takujo.Tables.Couperation

// A card lying open before another seat.
StageItem {
    id: root

    required property string label
    required property string name
    required property coupPiece facts

    implicitWidth: face.implicitWidth
    implicitHeight: face.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name

    CoupFace {
        id: face

        unit: root.metrics.k * 0.55
        number: root.facts.number
        mark: 0
        finish: root.facts.finish
        depth: 0
    }
}
