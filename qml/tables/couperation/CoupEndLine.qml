import QtQuick
import Takujo.Tables.Couperation

// Leads the eye from what is told of the card on which the tower broke to the card, beside the rows
// above it and through the gap over its own.
Item {
    id: root

    property real unit: 1
    property real fromY: 0              // where it is told
    property real besideX: 0            // clear of the rows above
    property real toX: 0
    property real toY: 0                // upper edge of the card

    readonly property real gapY: root.toY - 4 * root.unit

    component Stroke: Rectangle {
        color: CoupColours.endBrokenEdge
    }

    Stroke {
        x: root.besideX - 1
        y: root.fromY
        width: 2
        height: root.gapY + 1 - y
    }
    Stroke {
        x: root.toX - 1
        y: root.gapY - 1
        width: root.besideX + 1 - x
        height: 2
    }
    Stroke {
        x: root.toX - 1
        y: root.gapY
        width: 2
        height: root.toY - y
    }
}
