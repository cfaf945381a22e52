import QtQuick
import Takujo.Ui

// What a popup is drawn on: its paper, held above the page.
Rectangle {
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.edge
    border.color: Theme.highContrast ? Theme.line2 : Theme.line

    TkShadow {
        level: 3
        z: -1
    }
}
