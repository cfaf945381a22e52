pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The panels beside the tower: reserve, sums, draw, pack. Where words take more room than there is
// they share one place under tabs.
StageItem {
    id: root

    required property CoupGeometry geometry
    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts
    required property CoupPyramid pyramid
    enum Tab { Reserve, Draw, Known }
    property int tab: CoupPanels.Reserve
    property alias reserve: reserve.zone

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
    CoupReserve {
        id: reserve

        area: root.geometry.reserve
        visible: root.shows(CoupPanels.Reserve)
        compose: root.compose
        limit: root.facts.reserveSize
    }
    CoupSums {
        area: root.geometry.sums
        visible: root.shows(CoupPanels.Reserve)
        // Where the stage lies over it, only its rims would show.
        opacity: root.stage.theatre.shown && !root.geometry.tall && !root.tabbed ? 0 : 1
        compose: root.compose
        low: root.geometry.tall && !root.tabbed
    }
    CoupNext {
        area: root.geometry.next
        visible: root.shows(CoupPanels.Draw) && root.facts.phase !== Coup.Phase.Over
        compose: root.compose
    }
    CoupStock {
        area: root.geometry.stock
        visible: root.shows(CoupPanels.Draw)
    }
    CoupNumbers {
        area: root.geometry.numbers
        visible: root.tabbed ? root.tab === CoupPanels.Known : root.pyramid.knowing
        pyramid: root.pyramid
    }
    StageArea {
        area: root.geometry.knowing
        visible: !root.stage.still && (!root.tabbed || root.tab === CoupPanels.Known)

        StageButton {
            words: root.pyramid.knowing ? qsTr("Hide what I know") : qsTr("What I know")
            iconName: "search"
            keyText: Theme.textScale < 1.3 ? ActionKeys.word("coupKnow") : ""
            kind: root.pyramid.knowing ? "main" : "plain"
            width: Math.min(implicitWidth, parent.width)
            onClicked: root.knowingWanted(!root.pyramid.knowing)
        }
    }
    StageTabs {
        area: root.geometry.tabs
        visible: root.tabbed
        label: qsTr("Panels")
        words: [qsTr("Reserve"), qsTr("Pack"), qsTr("Numbers")]
        current: root.tab
        onChosen: (index) => { root.tab = index }
    }
}
