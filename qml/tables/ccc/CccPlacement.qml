import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One coin of this turn: its order, the square, what paid for it, in as many lines as that takes, and a button to
// take it back.
StageItem {
    id: root

    required property int ply
    required property int order
    required property string text
    required property string detail
    required property string anchor
    required property bool removable
    property string number: ""
    property bool first: false
    property bool open: true            // my turn: it can still be taken back

    readonly property int tile: Math.max(root.metrics.px(34), root.metrics.tx(26))

    signal removeWanted()

    implicitHeight: Math.max(root.metrics.px(52), root.metrics.tx(42), said.height + root.metrics.px(10))

    Rectangle {
        width: root.width
        height: 1
        visible: !root.first
        color: Theme.line
    }
    CccBadge {
        id: badge

        anchors.verticalCenter: parent.verticalCenter
        unit: root.metrics.textFactor * Theme.textScale * 1.1
        text: String(root.order)
    }
    TkBox {
        id: square

        x: badge.width + root.metrics.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: root.tile
        height: root.tile
        corner: 4
        fill: Theme.tile
        ink: Theme.line2
        edge: 1

        Text {
            anchors.centerIn: parent
            text: root.number
            color: Theme.tileInk
            textFormat: Text.PlainText
            renderType: Text.NativeRendering
            font.family: Theme.serif
            font.weight: Font.DemiBold
            font.pixelSize: Math.round(root.tile * 0.56)
        }
    }
    Column {
        id: said

        x: square.x + square.width + root.metrics.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: remove.x - x - 4

        StageText {
            role: "label"
            width: parent.width
            words: root.text
        }
        StageText {
            role: "caption"
            width: parent.width
            visible: words.length > 0
            words: root.detail
        }
    }
    TkIconButton {
        id: remove

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width
        size: 28
        iconName: "x"
        visible: root.removable && root.open
        text: qsTr("Take back the coin on %1").arg(root.text)
        onClicked: root.removeWanted()
    }
}
