import QtQuick
import Takujo.Ui

// Shadow behind a panel. Levels of look.md 4: 1 resting, 2 standing, 3 held.
BorderImage {
    id: root

    property int level: 1

    anchors.fill: parent
    anchors.margins: -12
    visible: root.level > 0 && !Theme.highContrast
    opacity: Math.min(1, [0, 0.34, 0.6, 1][root.level] * (Theme.dark ? 1.6 : 1))
    border { left: 24; top: 24; right: 24; bottom: 24 }
    source: root.visible ? Theme.art("shadow-panel.svg") : ""
    Accessible.ignored: true
}
