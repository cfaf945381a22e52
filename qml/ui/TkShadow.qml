import QtQuick
import Takujo.Ui

// Shadow behind a panel. Levels of look.md 4: 1 resting, 2 standing, 3 held.
BorderImage {
    id: root

    property int level: 1

    readonly property int corner: root.level === 3 ? 60 : 24

    anchors.fill: parent
    anchors.margins: root.level === 3 ? -28 : -12
    visible: root.level > 0 && !Theme.highContrast
    opacity: Math.min(1, [0, 0.34, 0.6, 1][root.level] * (Theme.dark ? 1.6 : 1))
    border { left: root.corner; top: root.corner; right: root.corner; bottom: root.corner }
    source: root.visible ? Theme.art(root.level === 3 ? "shadow-held.svg" : "shadow-panel.svg") : ""
    Accessible.ignored: true
}
