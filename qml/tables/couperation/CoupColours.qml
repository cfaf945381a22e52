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

    // An open place that more can be said of.
    function tinted(share: real): color {
        const can = Qt.alpha(Theme.legal, share)
        return Theme.highContrast ? can : Qt.tint(root.openFill, can)
    }
}
