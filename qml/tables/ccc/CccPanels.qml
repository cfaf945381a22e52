pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The panels beside the board: payment, placements, stock and draw, marks. Where words take more
// room than there is they share one place under tabs.
StageItem {
    id: root

    required property CccGeometry geometry
    required property CccPayment payment
    required property CccPaid paid
    required property CccBoard board
    property int colour: 0
    readonly property cccFacts facts: root.stage.facts
    enum Tab { Payment, Placed, Stock, Legend }
    property int tab: CccPanels.Payment

    readonly property bool tabbed: root.geometry.compact
    readonly property int phase: root.facts.phase
    readonly property var tabs: root.geometry.tall ? [CccPanels.Stock, CccPanels.Placed, CccPanels.Legend]
        : [CccPanels.Payment, CccPanels.Placed, CccPanels.Stock, CccPanels.Legend]
    readonly property var tabWords: [qsTr("Pay"), qsTr("Placed"), qsTr("Stock"), qsTr("Key")] // by Tab
    readonly property string targetName: root.payment.target ? root.board.frame.nameOf(root.payment.target.slot) : ""

    // The tab that belongs to what is asked now.
    function followDecision() {
        root.tab = root.phase === Ccc.Phase.Draw || root.phase === Ccc.Phase.Discard ? CccPanels.Stock
                 : root.geometry.tall ? CccPanels.Placed : CccPanels.Payment
    }

    anchors.fill: parent
    onPhaseChanged: root.followDecision()
    Component.onCompleted: root.followDecision()

    CccBuilder {
        area: root.geometry.builder
        visible: !root.tabbed || root.metrics.tall || root.tab === CccPanels.Payment
        payment: root.payment
        targetName: root.targetName
        form: root.metrics.tall ? CccBuilder.Row : root.tabbed ? CccBuilder.Stack : CccBuilder.Wide
    }
    CccPlacements {
        area: root.geometry.placements
        // Nothing to be said of it while another seat is seen to place.
        visible: root.tabbed ? root.tab === CccPanels.Placed : !root.stage.theatre.shown || count > 0
        count: root.paid.paid.length
        payment: root.payment
        board: root.board
        targetName: root.targetName
    }
    CccTurn {
        area: root.geometry.placements
        visible: !root.tabbed && root.stage.theatre.shown && root.paid.paid.length === 0
        stage: root.stage
        board: root.board
        facts: root.facts
        nameOf: slot => root.board.frame.nameOf(slot)
    }
    CccStock {
        area: root.geometry.stock
        visible: !root.tabbed || root.tab === CccPanels.Stock
        payment: root.payment
    }
    StagePanel {
        id: legendPanel

        area: root.geometry.legend
        visible: root.tabbed ? root.tab === CccPanels.Legend : root.metrics.tall
        head: qsTr("Marks")

        CccLegend {
            x: legendPanel.padH
            y: legendPanel.padV + legendPanel.headHeight + root.metrics.px(12)
            width: legendPanel.width - 2 * legendPanel.padH
            margin: root.facts.margin
            colour: root.colour
        }
    }
    StageTabs {
        area: root.geometry.tabs
        visible: root.tabbed
        label: qsTr("Panels")
        words: root.tabs.map((id) => root.tabWords[id])
        current: root.tabs.indexOf(root.tab)
        onChosen: (index) => { root.tab = root.tabs[index] }
    }
}
