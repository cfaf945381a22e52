import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A fish of a location, weight side down.
ColdItem {
    id: root

    property bool caught: false         // the option looked at would catch it

    corner: root.metrics.px(6)
    hoverLifts: true
    stateWords: root.legal ? qsTr("May be caught") : ""

    ColdFishFace {
        anchors.fill: parent
        art: ColdColours.fish(root.kind)
        species: root.label
        low: root.facts.low
        high: root.facts.high
        zone: root.facts.zone
        depth: root.lift > 0 || root.flying ? 2 : 1
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal
        picked: root.affected || root.caught
    }
}
