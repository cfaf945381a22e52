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
    property int margin: 2
    property string tab: "payment"

    readonly property var session: root.stage.session
    readonly property StageMetrics metrics: root.stage.metrics
    readonly property bool tabbed: root.geometry.compact
    readonly property string decision: root.session ? root.session.prompt.decision : ""
    readonly property var tabs: root.geometry.tall ? ["stock", "placed", "legend"]
                                                   : ["payment", "placed", "stock", "legend"]
    readonly property var tabWords: ({
        payment: qsTr("Pay"), placed: qsTr("Placed"), stock: qsTr("Stock"), legend: qsTr("Key")
    })
    readonly property string targetName: root.payment.target ? root.squareName(root.payment.target.slot) : ""

    function squareName(slot: int): string {
        return String.fromCharCode(65 + slot % root.board.cols) + String(Math.floor(slot / root.board.cols) + 1)
    }

    // The tab that belongs to what is asked now.
    function followDecision() {
        root.tab = root.decision === "draw" || root.decision === "discard" ? "stock"
                 : root.geometry.tall ? "placed" : "payment"
    }

    anchors.fill: parent
    onDecisionChanged: root.followDecision()
    Component.onCompleted: root.followDecision()

    StageArea {
        metrics: root.metrics
        area: root.geometry.builder
        visible: !root.tabbed || root.metrics.tall || root.tab === "payment"

        CccBuilder {
            anchors.fill: parent
            metrics: root.metrics
            payment: root.payment
            targetName: root.targetName
            form: root.metrics.tall ? "row" : root.tabbed ? "stack" : "wide"
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.placements
        visible: !root.tabbed || root.tab === "placed"

        CccPlacements {
            count: root.paid.count
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
        visible: !root.tabbed || root.tab === "stock"

        CccStock {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            payment: root.payment
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.legend
        visible: root.tabbed ? root.tab === "legend" : root.metrics.tall

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
                margin: root.margin
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
