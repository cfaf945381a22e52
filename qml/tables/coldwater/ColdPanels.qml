pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// Harbour, board, catch and trophies. Where words take more room than there is, harbour, catch and
// trophies share one place under tabs.
StageItem {
    id: root

    required property ColdGeometry geometry
    required property ColdAsked asked
    property var emptied: []            // zones the bait chosen now would empty
    enum Tab { Harbour, Catch, Trophies }
    property int tab: ColdPanels.Harbour

    readonly property alias board: board
    readonly property alias fishes: fishes
    readonly property alias harbour: harbour
    readonly property bool own: root.stage.shownSeat === root.stage.viewerSeat
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
        asked: root.asked
        geometry: root.geometry
        onChosen: (piece) => root.pressed(piece)
    }
    ColdBoard {
        id: board

        area: root.geometry.board
        asked: root.asked
        seat: root.stage.shownSeat
        viewer: root.stage.viewerSeat
        offered: harbour.display.size + root.asked.stack("masterdeck")
        emptied: root.own ? root.emptied : []
        onSeatChosen: (seat) => root.seatChosen(seat)
        onBaitChosen: (box, piece) => root.baitChosen(box, piece)
        onMasterChosen: (piece) => root.pressed(piece)
        onTackleChosen: (piece) => root.tackleChosen(piece)
    }
    ColdCatch {
        id: fishes

        area: root.geometry.fishes
        visible: root.shows(ColdPanels.Catch)
        asked: root.asked
        seat: root.stage.shownSeat
        own: root.own
        onChosen: (piece) => root.pressed(piece)
    }
    ColdTrophies {
        area: root.geometry.trophies
        visible: root.shows(ColdPanels.Trophies)
        asked: root.asked
        across: root.geometry.trophiesAcross
        blocks: root.geometry.trophyBlocks
    }
    StageTabs {
        area: root.geometry.tabs
        visible: root.tabbed
        label: qsTr("Panels")
        words: [qsTr("Harbour"), qsTr("Catch"), qsTr("Trophies")]
        current: root.tab
        onChosen: (index) => { root.tab = index }
    }
}
