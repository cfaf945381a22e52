pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The panels beside the board: payment, placements, stock and draw, marks. Where words take more
// room than there is they share one place under tabs.
Item {
    id: root

    required property TableStage stage
    required property CccGeometry geometry
    required property CccPayment payment
    required property CccPaid paid
    required property CccBoard board
    property int colour: 0
    required property cccFacts facts
    enum Tab { Payment, Placed, Stock, Legend }
    property int tab: CccPanels.Payment

    readonly property var session: root.stage.session
    readonly property StageMetrics metrics: root.stage.metrics
    readonly property bool tabbed: root.geometry.compact
    readonly property int phase: root.facts.phase
    readonly property var tabs: root.geometry.tall ? [CccPanels.Stock, CccPanels.Placed, CccPanels.Legend]
        : [CccPanels.Payment, CccPanels.Placed, CccPanels.Stock, CccPanels.Legend]
    readonly property var tabWords: [qsTr("Pay"), qsTr("Placed"), qsTr("Stock"), qsTr("Key")] // by Tab
    readonly property string targetName: root.payment.target ? root.squareName(root.payment.target.slot) : ""

    function squareName(slot: int): string {
        return String.fromCharCode(65 + slot % root.board.cols) + String(Math.floor(slot / root.board.cols) + 1)
    }

    // The tab that belongs to what is asked now.
    function followDecision() {
        root.tab = root.phase === Ccc.Phase.Draw || root.phase === Ccc.Phase.Discard ? CccPanels.Stock
                 : root.geometry.tall ? CccPanels.Placed : CccPanels.Payment
    }

    anchors.fill: parent
    onPhaseChanged: root.followDecision()
    Component.onCompleted: root.followDecision()

    StageArea {
        metrics: root.metrics
        area: root.geometry.builder
        visible: !root.tabbed || root.metrics.tall || root.tab === CccPanels.Payment

        CccBuilder {
            anchors.fill: parent
            metrics: root.metrics
            payment: root.payment
            targetName: root.targetName
            form: root.metrics.tall ? CccBuilder.Row : root.tabbed ? CccBuilder.Stack : CccBuilder.Wide
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.placements
        visible: !root.tabbed || root.tab === CccPanels.Placed

        CccPlacements {
            count: root.paid.paid.length
            anchors.fill: parent
            metrics: root.metrics
            payment: root.payment
            board: root.board
            targetName: root.targetName
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.stock
        visible: !root.tabbed || root.tab === CccPanels.Stock

        CccStock {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            payment: root.payment
            facts: root.facts
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.legend
        visible: root.tabbed ? root.tab === CccPanels.Legend : root.metrics.tall

        StagePanel {
            id: legendPanel

            anchors.fill: parent
            metrics: root.metrics
            head: qsTr("Marks")

            CccLegend {
                metrics: root.metrics
                x: legendPanel.padH
                y: legendPanel.padV + legendPanel.headHeight + root.metrics.px(12)
                width: legendPanel.width - 2 * legendPanel.padH
                margin: root.facts.margin
                colour: root.colour
            }
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.tabs
        visible: root.tabbed

        StageTabs {
            anchors.fill: parent
            metrics: root.metrics
            label: qsTr("Panels")
            words: root.tabs.map((id) => root.tabWords[id])
            current: root.tabs.indexOf(root.tab)
            onChosen: (index) => { root.tab = root.tabs[index] }
        }
    }
}
