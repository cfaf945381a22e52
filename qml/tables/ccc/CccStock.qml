pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// Stock and used cards, and the choice of how many to draw.
StagePanel {
    id: root

    required property CccPayment payment
    readonly property cccFacts facts: root.stage.facts

    readonly property bool tight: root.height < root.metrics.px(180)
    readonly property real pileScale: root.tight ? 0.8 : 1
    readonly property int topHeight: Math.max(pile.height, stockFigure.height)

    well: true
    Accessible.name: qsTr("Stock and draw")

    Pile {
        id: pile

        zoneId: "stock"
        count: root.facts.stock
        back: Qt.resolvedUrl("art/back/ccc.svg")
        cardWidth: 46 * root.pileScale
        cardHeight: 64 * root.pileScale
        x: root.padH
        y: root.padV + Math.round((root.topHeight - height) / 2)
    }
    Item {
        id: usedPlace

        x: usedFigure.x
        y: root.padV
        width: usedFigure.width
        height: root.topHeight
        Component.onCompleted: root.stage.register("used", usedPlace)
    }
    CccFigure {
        id: stockFigure

        term: "stock"
        caption: root.facts.cycle > 0 ? qsTr("Stock · lap %1").arg(root.facts.cycle) : qsTr("Stock")
        value: root.facts.stock
        x: pile.x + pile.width + root.metrics.px(12)
        y: root.padV + Math.round((root.topHeight - height) / 2)
        width: Math.min(implicitWidth, (root.width - root.padH - x) * 0.6)
    }
    Rectangle {
        x: stockFigure.x + stockFigure.width + root.metrics.px(10)
        y: stockFigure.y + 4
        width: 1
        height: stockFigure.height - 4
        color: root.metrics.ground.wellEdge
    }
    CccFigure {
        id: usedFigure

        term: "used"
        caption: qsTr("Used")
        value: root.facts.used
        x: stockFigure.x + stockFigure.width + root.metrics.px(22)
        y: stockFigure.y
        width: Math.max(0, root.width - root.padH - x)
    }
    CccDraw {
        session: root.stage.session
        payment: root.payment
        x: root.padH
        y: root.padV + root.topHeight + root.metrics.px(root.tight ? 6 : 8)
        width: root.width - 2 * root.padH
        height: root.height - y - root.padV
    }
}
