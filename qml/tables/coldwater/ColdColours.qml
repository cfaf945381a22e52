pragma Singleton

import QtQuick
import Takujo.Ui

// Grounds of the locations, marks on them, tags and tackle.
QtObject {
    id: root

    readonly property var colours: ["red", "blue", "black", "yellow", "green", "purple"]
    readonly property var locations: ["shore", "river", "lake"]

    // Upper and lower end of each ground.
    readonly property var grounds: [["#3C6E63", "#2A5148"], ["#7A6A2C", "#57491A"], ["#264F6C", "#1B3C55"]]
    readonly property var nightGrounds: [["#416358", "#2A473E"], ["#5E5222", "#423713"], ["#21435A", "#152F43"]]
    readonly property color harbour: Theme.highContrast ? Theme.surface : "#20445A"
    readonly property color harbourEdge: Theme.highContrast ? Theme.line2 : "#C9982E"
    readonly property color groundInk: Theme.highContrast ? Theme.ink : "#FFFDF6"
    readonly property color spaceEdge: Theme.highContrast ? Theme.line2 : "#EBFFFDF6"
    // Rings on the dark grounds.
    readonly property color can: Theme.byMode("#9DB8F2", "#9DB8F2", "#FFD84A", "#0A2A6B")

    readonly property color badge: "#1F2430"
    readonly property color badgeInk: "#FFFFFF"
    readonly property color rangeInk: "#474A53"
    readonly property color tokenBadge: "#3B2A12"
    readonly property color tokenEdge: "#F0D6A4"
    readonly property color tackle: "#EFE2C4"
    readonly property color tackleEdge: "#A88A57"
    readonly property color deckBack: "#2C5876"
    readonly property color deckInk: "#FFFDF6"

    // 1 coral, 2 teal, 3 amber, 4 violet, 5 grey; told apart with every kind of colour vision.
    readonly property var tags: ["transparent", "#D1604A", "#46938F", "#E6A12F", "#8B61B5", Theme.dark ? "#C4C8CC" : "#4E5652"]

    // Species with a drawing of their own; one of somebody's own rules gets that of the bream.
    readonly property var drawn: ["atlantic-salmon", "ballan-wrasse", "barbel", "bream", "brown-trout", "carp",
                                  "conger-eel", "flounder", "perch", "pike", "pollack", "roach", "sea-bass",
                                  "sea-trout", "tench"]

    function fish(kind: string): string {
        return root.drawn.indexOf(kind.slice(5)) >= 0 ? kind : "fish-bream"
    }

    function art(name: string): url {
        return Theme.pieceArt(Qt.resolvedUrl("art/" + name + ".svg"), name.split("-")[1])
    }

    function ground(location: int, end: int): color {
        return Theme.highContrast ? Theme.surface : (Theme.dark ? root.nightGrounds : root.grounds)[location][end]
    }

    function body(space: int): color {
        return space < 6 ? Theme.pieceColor(root.colours[space]) : "#20445A"
    }
}
