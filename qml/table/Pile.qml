pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// A stack of cards seen from above: up to four edges, then the top card.
StageItem {
    id: root

    required property string zoneId
    property int count: 0
    property url back: ""
    property real cardWidth: 46
    property real cardHeight: 64
    property int edges: 4

    readonly property int shown: Math.min(root.edges, Math.ceil(root.count / 4))

    implicitWidth: root.metrics.px(root.cardWidth + 2 * (root.edges - 1))
    implicitHeight: root.metrics.px(root.cardHeight + 2 * (root.edges - 1))
    Component.onCompleted: root.stage.register(root.zoneId, root)

    TkBox {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        width: root.metrics.px(root.cardWidth)
        height: root.metrics.px(root.cardHeight)
        visible: root.shown === 0
        corner: root.metrics.px(4)
        ink: root.metrics.ground.ink2
        dashed: true
        edge: 1.5
    }
    Repeater {
        model: root.shown

        Item {
            id: sheet

            required property int index

            readonly property real away: root.metrics.k * 2 * (root.shown - 1 - sheet.index)

            x: sheet.away
            y: root.metrics.px(2 * (root.edges - 1)) - sheet.away
            width: root.metrics.px(root.cardWidth)
            height: root.metrics.px(root.cardHeight)

            TkBox {
                anchors.fill: parent
                corner: root.metrics.px(4)
                fill: Theme.cardFace
                ink: Theme.cardEdge
                edge: Theme.edge
            }
            StagePicture {
                anchors.fill: parent
                visible: sheet.index === root.shown - 1
                source: visible ? root.back : ""
            }
        }
    }
}
