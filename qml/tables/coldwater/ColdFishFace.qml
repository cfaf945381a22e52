import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// What is printed on a fish card: species, the range of its weight, the zone it lies in.
StageItem {
    id: root

    property string art: ""
    property string species: ""
    property int low: 0
    property int high: 0
    property int zone: 0                // 0 = none
    property int depth: 1
    property real zoom: 1

    readonly property real corner: root.metrics.px(6)
    readonly property int headHeight: Math.round(Math.min(root.zoom * Math.max(root.metrics.px(22), root.metrics.tx(18)), root.height * 0.3))
    readonly property int nameHeight: Math.round(Math.min(root.zoom * root.metrics.tx(20), root.height * 0.3))

    TkShadow {
        level: root.depth
    }
    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    Rectangle {
        id: badge

        width: Math.max(root.metrics.px(24), Math.round(root.headHeight * 1.1))
        height: root.headHeight
        radius: root.corner
        visible: root.zone > 0
        color: ColdColours.badge

        TkPrint {
            anchors.centerIn: parent
            text: String(root.zone)
            color: ColdColours.badgeInk
            font.pixelSize: Math.max(12, Math.round(root.headHeight * 0.68))
        }
    }
    ColdText {
        role: "caption"
        font.pixelSize: Math.round(root.zoom * root.metrics.tx(style[0]))
        x: badge.width + 2
        y: root.metrics.px(2)
        width: root.width - x - root.metrics.px(7)
        height: root.headHeight - root.metrics.px(2)
        horizontalAlignment: Text.AlignRight
        color: ColdColours.rangeInk
        text: qsTr("%1–%2 lb").arg(root.low).arg(root.high)
    }
    ColdPicture {
        x: Math.round((root.width - width) / 2)
        y: root.headHeight
        width: Math.round(Math.min(root.width - root.metrics.px(10), 2.1 * height))
        height: Math.max(8, root.height - root.headHeight - name.height - root.metrics.px(3))
        art: root.art
    }
    ColdText {
        id: name

        role: "chip"
        font.pixelSize: Math.round(root.zoom * root.metrics.tx(style[0]))
        x: 3
        y: root.height - height - root.metrics.px(2)
        width: root.width - 6
        height: root.nameHeight
        horizontalAlignment: Text.AlignHCenter
        font.letterSpacing: root.metrics.k < 1 ? -0.4 : 0
        color: Theme.cardInk
        text: root.species
    }
}
