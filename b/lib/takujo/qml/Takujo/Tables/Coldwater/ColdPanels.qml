pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// Harbour, board, catch and trophies. Where words take more room than there is, harbour, catch and
// trophies share one place under tabs.
Item {
    id: root

    required property TableStage stage
    required property ColdGeometry geometry
    required property SeatLookup seats
    required property ColdSupply supply
    required property ColdStanding standing
    required property int seatCount
    required property int shownSeat
    required property int viewerSeat
    property int emptied: 0
    property string tab: "harbour"

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property alias board: board
    readonly property alias fishes: fishes
    readonly property alias harbour: harbour
    readonly property bool own: root.shownSeat === root.viewerSeat
    readonly property bool tabbed: root.geometry.compact
    readonly property int handNumber: board.side.hand.token ? board.side.hand.token.attrs.side ?? 1 : 1
    readonly property var tabs: ["harbour", "catch", "trophies"]

    signal seatChosen(int seat)
    signal baitChosen(ColdBox box, PieceItem piece)
    signal tackleChosen(PieceItem piece)
    signal pressed(PieceItem piece)

    function shows(tab: string): bool {
        return !root.tabbed || root.tab === tab
    }

    // Where a zone of the shown seat lies; null when it is under another tab.
    function placeOf(zone: string, number: int): Item {
        const side = board.side
        switch (zone) {
        case "hand": return side.hand
        case "box": return board.box(number)
        case "open": return side.open
        case "tackle": return side.tackle
        default: return root.shows("catch") ? fishes : null
        }
    }

    anchors.fill: parent

    Connections {
        target: root.supply

        function onDecisionChanged() {
            if (root.supply.decision === "harbour")
                root.tab = "harbour"
            else if (root.supply.decision === "contest")
                root.tab = "catch"
        }
    }
    ColdHarbour {
        id: harbour

        visible: root.shows("harbour")
        stage: root.stage
        supply: root.supply
        geometry: root.geometry
        onChosen: (piece) => root.pressed(piece)
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.board

        ColdBoard {
            id: board

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            supply: root.supply
            seat: root.shownSeat
            viewer: root.viewerSeat
            seatCount: root.seatCount
            emptied: root.own ? root.emptied : 0
            onSeatChosen: (seat) => root.seatChosen(seat)
            onBaitChosen: (box, piece) => root.baitChosen(box, piece)
            onMasterChosen: (piece) => root.pressed(piece)
            onTackleChosen: (piece) => root.tackleChosen(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.fishes
        visible: root.shows("catch")

        ColdCatch {
            id: fishes

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            supply: root.supply
            standing: root.standing
            seat: root.shownSeat
            own: root.own
            onChosen: (piece) => root.pressed(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.trophies
        visible: root.shows("trophies")

        ColdTrophies {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            supply: root.supply
            standing: root.standing
            across: root.geometry.trophiesAcross
            blocks: root.geometry.trophyBlocks
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
            words: [qsTr("Harbour"), qsTr("Catch"), qsTr("Trophies")]
            current: root.tabs.indexOf(root.tab)
            onChosen: (index) => { root.tab = root.tabs[index] }
        }
    }
}
