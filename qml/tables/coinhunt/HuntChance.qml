import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// How often a coin falls in the push being aimed, beside the place it would fall from.
Rectangle {
    id: root

    required property string piece
    required property HuntView view

    property HuntBoardPiece coin: null
    readonly property real chance: root.view.chanceOf(root.piece)
    readonly property int pixels: Math.max(12, Math.min(root.metrics.tx(12), root.metrics.px(16)))
    readonly property bool likely: root.chance >= 0.5
    readonly property StageMetrics metrics: root.view.metrics
    readonly property real middle: root.coin ? root.coin.x + root.coin.width / 2 : 0

    x: Math.max(2, Math.min(root.view.width - width - 2, root.middle - width / 2))
    y: root.coin ? Math.max(2, Math.min(root.view.width - height - 2, root.coin.y + root.coin.height * 0.62)) : 0
    z: 6
    width: words.implicitWidth + root.pixels
    height: Math.round(root.pixels * 1.6)
    radius: height / 2
    visible: root.coin !== null && root.chance >= 0.02
    opacity: root.view.fresh ? 1 : 0.5
    color: root.likely ? HuntColours.falls : Theme.surface
    border.width: 1
    border.color: root.likely ? HuntColours.fallsInk : HuntColours.falls
    Accessible.ignored: true

    StageText {
        id: words

        role: "strong"
        anchors.centerIn: parent
        font.pixelSize: root.pixels
        color: root.likely ? HuntColours.fallsInk : HuntColours.falls
        text: qsTr("%1 %").arg(Math.round(root.chance * 100))
    }
}
