import QtQuick
import Takujo.Ui

// The back of a shelf and its board.
Item {
    id: root

    required property int boxHeight     // from the top to the board
    property int ledge: 18

    implicitHeight: root.boxHeight + root.ledge - 4

    Rectangle {
        width: parent.width
        height: root.boxHeight + 8
        radius: Theme.radiusPanel
        color: Theme.table
        border.width: Theme.edge
        border.color: Theme.wellLine
    }
    TkWood {
        x: -12
        y: root.boxHeight
        width: parent.width + 24
        height: root.ledge
        radius: 3
        border.width: Theme.highContrast ? Theme.edge : 0
        border.color: Theme.line2
        wood: "shelf"
    }
}
