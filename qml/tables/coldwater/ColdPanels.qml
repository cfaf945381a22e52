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
    required property ColdAsked asked
    required property int seatCount
    required property int shownSeat
    required property int viewerSeat
    property var emptied: []            // zones the bait chosen now would empty
    enum Tab { Harbour, Catch, Trophies }
    property int tab: ColdPanels.Harbour

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property alias board: board
    readonly property alias fishes: fishes
    readonly property alias harbour: harbour
    readonly property bool own: root.shownSeat === root.viewerSeat
    readonly property bool tabbed: root.geometry.compact
    readonly property int handNumber: board.side.hand.token ? board.side.hand.token.facts.side : 1

    signal seatChosen(int seat)
    signal baitChosen(ColdBox box, PieceItem piece)
    signal tackleChosen(PieceItem piece)
    signal pressed(PieceItem piece)

    function shows(tab: int): bool {
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
        default: return root.shows(ColdPanels.Catch) ? fishes : null
        }
    }

    anchors.fill: parent

    Connections {
        target: root.asked

        function onPhaseChanged() {
            if (root.asked.phase === Cold.Phase.Harbour)
                root.tab = ColdPanels.Harbour
            else if (root.asked.phase === Cold.Phase.Contest)
                root.tab = ColdPanels.Catch
        }
    }
    ColdHarbour {
        id: harbour

        visible: root.shows(ColdPanels.Harbour)
        stage: root.stage
        asked: root.asked
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
            asked: root.asked
            seat: root.shownSeat
            viewer: root.viewerSeat
            seatCount: root.seatCount
            emptied: root.own ? root.emptied : []
            onSeatChosen: (seat) => root.seatChosen(seat)
            onBaitChosen: (box, piece) => root.baitChosen(box, piece)
            onMasterChosen: (piece) => root.pressed(piece)
            onTackleChosen: (piece) => root.tackleChosen(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.fishes
        visible: root.shows(ColdPanels.Catch)

        ColdCatch {
            id: fishes

            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            asked: root.asked
            seatCount: root.seatCount
            seat: root.shownSeat
            own: root.own
            onChosen: (piece) => root.pressed(piece)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.trophies
        visible: root.shows(ColdPanels.Trophies)

        ColdTrophies {
            anchors.fill: parent
            metrics: root.metrics
            stage: root.stage
            seats: root.seats
            asked: root.asked
            seatCount: root.seatCount
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
            current: root.tab
            onChosen: (index) => { root.tab = index }
        }
    }
}
