import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// One card the radar shows, with where it lies.
Column {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property real side: 86
    property string caption: ""
    property alias facts: face.facts
    property alias category: face.category
    property alias ability: face.ability
    property alias points: face.points
    property alias cost: face.cost
    property alias carry: face.carry

    spacing: root.metrics.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.about(root.caption, Wording.commas([qsTr("%n point(s)", "", face.points),
                                                                 qsTr("mining cost %1, carry %2").arg(face.cost).arg(face.carry)]))

    HakkutsuRockFace {
        id: face

        width: root.side
        height: root.side
        unit: root.side / 86
        costNow: cost
        depth: 2
    }
    StageText {
        role: "caption"
        width: root.side
        horizontalAlignment: Text.AlignHCenter
        text: root.caption
        Accessible.ignored: true
    }
}
