pragma Singleton

import QtQuick
import Takujo.Ui

// Glass on a dark counter: its ink and its edges. High contrast knows no counter: black or white.
QtObject {
    id: root

    readonly property color glassInk: Theme.highContrast ? Theme.ink : "#F6F1E6"
    readonly property color slotEdge: Theme.highContrast ? Theme.line2 : "#66DEE2FF"
    readonly property color openEdge: Theme.highContrast ? Theme.legal : "#9DB8F2"
    readonly property color openFill: Theme.highContrast ? "transparent" : "#B8140F12"
    readonly property color openInk: Theme.highContrast ? Theme.ink : "#DCE6FF"
    readonly property color fitInk: Theme.highContrast ? Theme.accentInk : "#111A2E"
    readonly property color finishInk: Theme.highContrast ? Theme.gold : "#F3D88A"
    readonly property color finishEdge: Theme.highContrast ? Theme.gold : "#E6C26C"
    readonly property color secretInk: "#F0EDFF"        // on the back of a card
    readonly property color secretGround: "#B8211D40"

    // Drinks by tens: the drink, and the upper and the lower end of what is drawn.
    readonly property var usualDrinks: [["#5BB8DA", "#A8D8E8", "#3F8FB4"], ["#55B98E", "#A9E0C4", "#3E9A78"],
        ["#E6C250", "#F7E6A4", "#D2A93C"], ["#EE9A5C", "#FBCDA0", "#DE7F45"], ["#E0719A", "#F4AEC0", "#B8456E"]]
    readonly property var drinks: !Theme.distinct ? root.usualDrinks : [["#53B8DC", "#A6DBEE", "#3A8FB4"], ["#91BC9A", "#C6E0CB", "#6E9C78"],
        ["#F9D24A", "#FDE9A6", "#E0B01E"], ["#ED9C60", "#FBCBA4", "#DA7C38"], ["#D56792", "#EFA9C3", "#B03A6A"]]

    // The last picture: an evening by day as well. Lit when all won, cold when all lost.
    readonly property color endInk: Theme.highContrast ? Theme.ink : "#FFF6E0"
    readonly property color endQuiet: Theme.highContrast ? Theme.ink2 : "#EAD9B4"
    readonly property color endSlot: Theme.highContrast ? Theme.line2 : "#6B7486"
    readonly property color endLit: Theme.highContrast ? Theme.surface : "#38FFD694"
    readonly property color endLitEdge: Theme.highContrast ? Theme.line2 : "#A6FFE0A0"
    readonly property color endDim: Theme.highContrast ? Theme.surface : "#2A303C"
    readonly property color endDimEdge: Theme.highContrast ? Theme.line2 : "#525C6E"
    readonly property color endBroken: Theme.highContrast ? Theme.errSoft : "#4A2024"
    readonly property color endBrokenEdge: Theme.highContrast ? Theme.err : "#FF9E90"
    readonly property color endAgainst: Theme.highContrast ? Theme.err : "#F08A5D"
    readonly property color endLimit: Theme.highContrast ? Theme.ink : "#D5DAE6"
    readonly property color endFit: Theme.highContrast ? Theme.good : "#A9DDB9"
    readonly property color endChip: Theme.highContrast ? Theme.surface : "#272D39"
    readonly property color endShelf: Theme.highContrast ? Theme.surface : "#8E683A"
    readonly property color endShelfCold: Theme.highContrast ? Theme.surface : "#4A5262"
    readonly property var skies: [["#11151E", "#151A23", "#191F28", "#1A2029"], ["#12141D", "#1B1720", "#2A1D18", "#1A1312"]]

    // The ground of the last picture, from the top (0) to the bottom (3).
    function sky(won: bool, stop: int): color {
        return Theme.highContrast ? Theme.bg : root.skies[won ? 1 : 0][stop]
    }

    // The drink of a number by tens.
    function drinkOf(number: int): int { return Math.max(0, Math.min(4, Math.floor((number - 1) / 10))) }

    function drink(kind: int): color { return root.drinks[kind][0] }

    // The drawing of its glass, also "glass-lit".
    function glass(drawing: string, kind: int): url {
        return Theme.repainted(Qt.resolvedUrl("art/" + drawing + "-" + kind + ".svg"), root.usualDrinks[kind], root.drinks[kind])
    }

    // An open place that more can be said of.
    function tinted(share: real): color {
        const can = Qt.alpha(Theme.legal, share)
        return Theme.highContrast ? can : Qt.tint(root.openFill, can)
    }
}
