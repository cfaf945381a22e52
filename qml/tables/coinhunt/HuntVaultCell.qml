import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Coins of one colour in the vault, as a number; the coin itself is a piece that lies on it.
Rectangle {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property int colour: 0
    property int count: 0
    property bool alone: false

    radius: Theme.radius
    color: root.alone ? Theme.goldSoft : Theme.sunk
    border.width: root.alone || Theme.highContrast ? 1 : 0
    border.color: root.alone ? Theme.gold : Theme.line2
    Accessible.ignored: true

    HuntDisc {
        x: root.metrics.px(5)
        y: Math.round((root.height - side) / 2)
        side: Math.min(root.metrics.px(28), root.height - 4)
        visible: root.count === 0
        opacity: 0.3
        shadowed: false
        kind: "coin-" + HuntColours.names[root.colour]
    }
    StageText {
        role: "number"
        anchors.right: parent.right
        anchors.rightMargin: root.metrics.px(8)
        anchors.verticalCenter: parent.verticalCenter
        color: root.count > 0 ? Theme.ink : Theme.ink3
        text: String(root.count)
    }
}
