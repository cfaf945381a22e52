pragma Singleton

import QtQuick
import Takujo.Ui

// Grounds and flags of the areas and the marks on it.
QtObject {
    id: root

    // By area: 0 base, 1 A, 2 B, 3 C.
    readonly property var grounds: Theme.distinct ? ["#314E31", "#E7CE9E", "#C39C6B", "#926646"]
                                                  : ["#4B6C2D", "#DCC394", "#C39C6B", "#906950"]
    readonly property var nightGrounds: Theme.distinct ? ["#375143", "#776747", "#644117", "#372518"]
                                                       : ["#435C4C", "#705F3E", "#5C462E", "#422D1F"]
    readonly property var flags: ["#94703D", "#754424", "#3E261D"] // A, B, C

    readonly property color flagInk: "#FFFFFF"
    readonly property color baseInk: Theme.highContrast ? Theme.ink : "#FFFDF6"
    readonly property color paper: "#FFFDF8"
    readonly property color paperAccent: "#23407F"
    readonly property color gold: "#7F5B0E"

    readonly property color cellShade: Theme.highContrast ? "transparent" : "#40321E0A"

    // Ring of a cell one can reach: dark inside, light outside, so that it shows on every ground.
    readonly property color reach: Theme.byMode("#23407F", "#5F83D0", "#FFD84A", "#0A2A6B")
    readonly property color reachHalo: Theme.byMode("#DFE5F2", "#DFE5F2", "#000000", "#FFFFFF")
    readonly property color way: Theme.byMode("#E0592F", "#F38C74", "#FF9E80", "#B3260A")
    readonly property color wayHalo: Theme.byMode("#FFFDF8", "#FFFDF8", "#000000", "#FFFDF8")

    readonly property color countDone: Theme.highContrast ? Theme.accent : Theme.dark ? "#8A5E36" : "#6B4526"
    readonly property color countDoneEdge: Theme.highContrast ? Theme.accent : Theme.dark ? "#B07C4C" : "#4A2E14"
    readonly property color countDoneInk: Theme.highContrast ? Theme.accentInk : "#FFFFFF"
    readonly property color countOpen: Theme.highContrast ? Theme.surface : Theme.dark ? "#3B3437" : "#ECE2CC"

    readonly property color museumPaper: "#F8EDEA"
    readonly property color museumInk: "#6B2F35"

    function ground(area: int): color {
        return Theme.highContrast ? Theme.tile : Theme.dark ? root.nightGrounds[area] : root.grounds[area]
    }

    function groundInk(area: int): color {
        return Theme.highContrast ? Theme.tileInk : Theme.dark ? "#F0E9DC" : area === 3 ? "#FFF6E6" : "#4A3414"
    }
}
