import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A tackle token. One drawn in this step cannot be used yet: it stands fainter.
ColdItem {
    id: root

    readonly property bool fresh: root.facts.fresh

    corner: root.width / 2
    hoverLifts: true
    stateWords: root.legal ? qsTr("May be used") : ""

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        opacity: root.fresh ? 0.6 : 1
        color: ColdColours.tackle
        border.width: 2
        border.color: ColdColours.tackleEdge
    }
    ColdPicture {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.66)
        height: width
        opacity: root.fresh ? 0.6 : 1
        art: root.kind
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal
        picked: root.affected
    }
}
