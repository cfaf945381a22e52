pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// The frame of dark wood a board of squares stands in, with letters above the columns and numbers
// beside the rows. All lengths in pixels.
Item {
    id: root

    required property real k            // pixels in a canvas unit
    required property int cols
    required property int rows
    required property point origin      // upper left corner of the first square
    required property real pitch        // from square to square
    required property int side          // of a square
    required property real thickness    // of the frame

    readonly property int labelSize: Math.max(12, Math.round(12 * Math.min(1.4, root.k)))
    readonly property bool lettered: root.thickness >= root.labelSize - 1 // not on a small picture of it

    // As people call a square, by the letters and numbers at the edges.
    function nameOf(slot: int): string {
        return String.fromCharCode(65 + slot % root.cols) + String(Math.floor(slot / root.cols) + 1)
    }

    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.frame
        border.width: Theme.edge
        border.color: BoardTheme.edge

        Image {
            anchors.fill: parent
            anchors.margins: 2
            visible: !Theme.highContrast
            opacity: Theme.dark ? 0.4 : 1
            fillMode: Image.Tile
            source: visible ? Theme.art("texture/frame-wood.svg") : ""
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 1
            radius: Theme.radiusPanel - 1
            color: "transparent"
            border.width: Math.round(6 * root.k)
            border.color: BoardTheme.bevel
        }
    }
    Repeater {
        model: root.lettered ? root.cols : 0

        BoardAxis {
            required property int index

            x: Math.round(root.origin.x + index * root.pitch)
            y: root.origin.y - height + (root.thickness < root.labelSize + 2 ? 1 : 0)   // clear of the edge
            width: root.side
            height: root.thickness
            pixels: root.labelSize
            text: String.fromCharCode(65 + index)
        }
    }
    Repeater {
        model: root.lettered ? root.rows : 0

        BoardAxis {
            required property int index

            x: root.origin.x - width
            y: Math.round(root.origin.y + index * root.pitch)
            width: root.thickness
            height: root.side
            pixels: root.labelSize
            text: String(index + 1)
        }
    }
}
