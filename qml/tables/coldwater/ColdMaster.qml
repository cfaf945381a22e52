import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// A Master Angler card. As a card at the harbour, as a row beside a board (`slim`).
ColdItem {
    id: root

    property bool slim: false

    corner: root.metrics.px(5)
    hoverLifts: !root.slim
    stateWords: root.legal ? qsTr("May be chosen") : ""

    ColdMasterFace {
        anchors.fill: parent
        species: root.label
        needs: root.facts.needs
        filled: root.facts.filled
        owned: root.owner >= 0
        slim: root.slim
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal
        picked: root.affected
    }
}
