pragma Singleton

import QtQuick
import Takujo.Ui

// Colours of the board and its marks, and the names of the coins' art.
QtObject {
    id: root

    readonly property var names: ["red", "blue", "yellow", "green", "purple", "white"]
    readonly property int count: root.names.length

    readonly property color moat: Theme.byMode("#4A3320", "#241A12", "#000000", "#FFFFFF")
    readonly property color moatEdge: Theme.byMode("#8A6640", "#5A4634", "#FFFFFF", "#000000")
    readonly property color platform: Theme.byMode("#EBDDBE", "#5B5145", "#000000", "#FFFFFF")
    readonly property color platformEdge: Theme.byMode("#C7AE7E", "#7A6C58", "#FFFFFF", "#000000")
    readonly property color platformSide: Theme.byMode("#A88A57", "#3E362C", "#FFFFFF", "#000000")
    readonly property color start: Theme.byMode("#FFFDF8", "#6B6154", "#1A1A1A", "#F2F2F2")
    readonly property color wayIn: Theme.byMode("#EBDDBE", "#C9BBA2", "#FFFFFF", "#000000")
    // What hangs over the edge lies in shade.
    readonly property color shade: Theme.byMode("#1E1206", "#000000", "#000000", "#000000")
    readonly property color arrow: Theme.byMode("#23407F", "#9DB8F2", "#FFD84A", "#0A2A6B")
    readonly property color arrowHalo: Theme.byMode("#FFFDF8", "#14171F", "#000000", "#FFFFFF")
    readonly property color ghost: Theme.byMode("#8C1F2430", "#B3F0ECE2", "#FFFFFF", "#000000")
    readonly property color falls: Theme.byMode("#B3361F", "#F38C74", "#FF9E80", "#8A1C08")
    readonly property color fallsInk: Theme.byMode("#FFFFFF", "#2A0F08", "#2A0F08", "#FFFFFF")
    readonly property var odds: [Theme.line2, Theme.good, Theme.accent]

    // A pile of one colour shows a coin of it, also on its way.
    function art(kind: string): url {
        return Theme.pieceArt(Qt.resolvedUrl("art/" + kind.replace("pile", "coin") + ".svg"), kind.split("-")[1])
    }

    function kindOf(colour: int, magic: bool): string {
        return "coin-" + root.names[colour] + (magic ? "-magic" : "")
    }

    function coin(colour: int): url {
        return root.art("coin-" + root.names[Math.max(0, colour)])
    }
}
