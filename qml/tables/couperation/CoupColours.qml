pragma Singleton

import QtQuick
import Takujo.Ui

// Glass on wood: its ink, its edges and the light behind the tower.
QtObject {
    id: root

    readonly property color glassInk: Theme.highContrast ? Theme.ink : Theme.dark ? "#F6F1E6" : "#2A2440"
    readonly property color slotEdge: Theme.highContrast ? Theme.line2 : Theme.dark ? "#47DEE2FF" : "#8074608A"
    readonly property color openEdge: Theme.highContrast ? Theme.legal : Theme.dark ? "#9DB8F2" : "#23407F"
    readonly property color openFill: Theme.highContrast ? "transparent" : Theme.dark ? "#129DB8F2" : "#1A23407F"
    readonly property color openInk: Theme.highContrast ? Theme.ink : Theme.dark ? "#CBD9FA" : "#1B3369"
    readonly property color finishInk: Theme.highContrast ? Theme.gold : Theme.dark ? "#F3D88A" : "#6E4E08"
    readonly property color finishEdge: Theme.dark && !Theme.highContrast ? "#E6C26C" : Theme.gold
    readonly property color secretInk: "#F0EDFF"        // on the back of a card
    readonly property color secretGround: "#B8211D40"
}
