import QtQuick
import Takujo.Ui

// Shadow behind a panel. Levels: 1 resting, 2 standing, 3 held.
BorderImage {
    id: root

    property int level: 1

    // How far each drawing reaches beyond the panel; 16 px more are its border.
    readonly property int reach: [0, 4, 10, 32][root.level]
    readonly property int corner: root.reach + 15

    anchors.fill: parent
    anchors.margins: -root.reach
    visible: root.level > 0 && !Theme.highContrast
    opacity: Theme.dark ? 1 : 0.95
    border { left: root.corner; top: root.corner; right: root.corner; bottom: root.corner }
    source: root.visible ? Theme.art("shadow-" + ["", "rest", "stand", "held"][root.level] + ".svg") : ""
    Accessible.ignored: true
}
