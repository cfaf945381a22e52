import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One mark and its meaning.
Item {
    id: root

    required property StageMetrics metrics
    required property string kind       // own, near, legal, pick, last
    required property string words
    property int colour: 0
    property bool wooden: false

    readonly property real side: root.metrics.tx(root.wooden ? 16 : 20)

    implicitWidth: root.side + root.metrics.tx(6) + text.implicitWidth
    implicitHeight: Math.max(root.side, text.implicitHeight)

    TkBox {
        width: Math.round(root.kind === "legal" ? root.side * 0.9 : root.side)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: root.kind !== "last"
        corner: root.kind === "legal" ? width / 2 : 3
        fill: root.kind === "own" ? CccColours.tint(root.colour) : root.kind === "legal" ? Qt.alpha(Theme.legal, 0.14)
                                                                                       : Theme.tile
        ink: root.kind === "legal" ? Theme.legal : root.kind === "pick" ? Theme.pick : Theme.seatInk(root.colour)
        edge: root.kind === "near" ? 2 : 3
        dashed: root.kind === "near"
    }
    Image {
        width: Math.round(root.side * 0.8)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: root.kind === "last"
        sourceSize.width: 24
        sourceSize.height: 24
        source: visible ? Theme.art("frame/last-shu.svg") : ""
    }
    StageText {
        id: text

        metrics: root.metrics
        role: root.wooden ? "caption" : "log"
        x: root.side + root.metrics.tx(6)
        width: Math.min(implicitWidth, root.width - x)
        anchors.verticalCenter: parent.verticalCenter
        color: root.wooden ? Theme.tableInk2 : Theme.ink
        text: root.words
    }
}
