pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The boxes on their boards; as many in a row as fit.
Item {
    id: root

    required property real pageWidth
    required property real pageHeight

    readonly property int games: App.shelf.boxes.count
    // Boxes grow with the window, more slowly than it.
    readonly property real k: 1 + 0.7 * Math.max(0, Math.min(root.pageWidth / 1280, root.pageHeight / 720) - 1)
    readonly property int boxWidth: Math.round(208 * root.k)
    readonly property int boxHeight: Math.round(260 * root.k)
    readonly property int pitch: root.boxWidth + 24
    readonly property int columns: Math.max(1, Math.min(root.games, Math.floor((width - 40) / root.pitch)))
    readonly property int rowCount: Math.ceil(root.games / root.columns)
    readonly property int rowHeight: root.boxHeight + 22 + 16 + Theme.px(84)
    readonly property int rowPitch: root.rowHeight + 12
    readonly property int firstX: Math.round((width - root.columns * root.pitch + 24) / 2)

    implicitHeight: root.rowCount * root.rowPitch - 12

    Repeater {
        model: root.rowCount

        Item {
            required property int index

            y: index * root.rowPitch
            width: root.width
            height: root.boxHeight + 22

            Rectangle {
                width: parent.width
                height: parent.height
                radius: Theme.radiusPanel
                color: Theme.table
                border.width: Theme.edge
                border.color: Theme.wellLine
            }
            TkWood {
                x: -12
                y: parent.height - 8
                width: parent.width + 24
                height: 18
                radius: 3
                wood: "shelf"
            }
        }
    }
    Repeater {
        id: boxes

        model: App.shelf.boxes

        GameBox {
            required property int index

            x: root.firstX + (index % root.columns) * root.pitch
            y: Math.floor(index / root.columns) * root.rowPitch + 14
            width: root.boxWidth
            boxHeight: root.boxHeight
            Keys.onLeftPressed: if (index > 0) (boxes.itemAt(index - 1) as GameBox).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: if (index < root.games - 1) (boxes.itemAt(index + 1) as GameBox).forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
