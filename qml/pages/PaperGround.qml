import QtQuick
import Takujo.Ui

// Fibrous paper with its shadow, for what stands at the head of the shelf.
Item {
    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line
    }
    Image {
        anchors.fill: parent
        anchors.margins: 2
        visible: !Theme.highContrast && !Theme.dark
        fillMode: Image.Tile
        source: visible ? Theme.art("texture/washi-fibre.svg") : ""
    }
}
