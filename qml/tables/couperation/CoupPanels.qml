pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The panels beside the tower: reserve, sums, draw, pack. Where words take more room than there is
// they share one place under tabs.
Item {
    id: root

    required property TableStage stage
    required property CoupGeometry geometry
    required property CoupCompose compose
    required property coupFacts facts
    required property SeatLookup seats
    required property CoupPyramid pyramid
    enum Tab { Reserve, Draw, Known }
    property int tab: CoupPanels.Reserve
    property alias reserve: reserve.zone

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property bool tabbed: root.geometry.compact

    signal knowingWanted(bool knowing)

    function shows(tab: int): bool { return !root.tabbed || root.tab === tab }

    // The tab that belongs to what is asked now.
    function followDecision() {
        if (root.compose.drawing)
            root.tab = CoupPanels.Draw
        else if (root.compose.mine)
            root.tab = CoupPanels.Reserve
    }

    anchors.fill: parent
    Component.onCompleted: root.followDecision()

    Connections {
        target: root.compose

        function onPhaseChanged() { root.followDecision() }
        function onMineChanged() { root.followDecision() }
        function onPlanChanged() { if (root.compose.plan === CoupCompose.Reserve) root.tab = CoupPanels.Reserve }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.reserve
        visible: root.shows(CoupPanels.Reserve)

        CoupReserve {
            id: reserve

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            compose: root.compose
            limit: root.facts.reserveSize
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.sums
        visible: root.shows(CoupPanels.Reserve)

        CoupSums {
            anchors.fill: parent
            metrics: root.metrics
            compose: root.compose
            facts: root.facts
            low: root.geometry.tall && !root.tabbed
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.next
        visible: root.shows(CoupPanels.Draw)

        CoupNext {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            compose: root.compose
            facts: root.facts
            seats: root.seats
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.stock
        visible: root.shows(CoupPanels.Draw)

        CoupStock {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            facts: root.facts
            seats: root.seats
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.numbers
        visible: root.tabbed ? root.tab === CoupPanels.Known : root.pyramid.knowing

        CoupNumbers {
            anchors.fill: parent
            metrics: root.metrics
            pyramid: root.pyramid
            facts: root.facts
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.knowing
        visible: !root.tabbed || root.tab === CoupPanels.Known

        StageButton {
            metrics: root.metrics
            words: root.pyramid.knowing ? qsTr("Hide what I know") : qsTr("What I know")
            iconName: "search"
            keyText: Theme.textScale < 1.3 ? "K" : ""
            kind: root.pyramid.knowing ? "main" : "plain"
            width: Math.min(implicitWidth, parent.width)
            onClicked: root.knowingWanted(!root.pyramid.knowing)
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
            words: [qsTr("Reserve"), qsTr("Pack"), qsTr("Numbers")]
            current: root.tab
            onChosen: (index) => { root.tab = index }
        }
    }
}
