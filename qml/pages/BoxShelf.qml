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
    property bool greeting: false

    readonly property int games: App.shelf.boxes.count
    readonly property bool low: root.pageHeight < 700 && Theme.textScale < 1.2
    // Boxes grow with the window, more slowly than it; a first greeting has nothing below them. In a low
    // window they shrink, so that one row with what is pressed below it is seen whole.
    readonly property real k: root.low ? Math.max(0.66, Math.min(0.7 + (root.pageHeight - 600) / 400,
                                                                ((root.pageWidth - 120) / Math.max(1, root.games) - 16) / 208))
                              : 1 + (root.greeting ? 0.6 : 0.23) * Math.max(0, Math.min(root.pageWidth / 1280, root.pageHeight / 720) - 1)
    readonly property int boxWidth: Math.round(208 * root.k)
    readonly property int boxHeight: Math.round(260 * root.k)
    // The facts below a box may be wider than it.
    readonly property int leastPitch: root.low ? root.boxWidth + 16 : Math.max(root.boxWidth + 24, Theme.px(190))
    readonly property int columns: Math.max(1, Math.min(root.games, Math.floor((width - 40) / root.leastPitch)))
    // A wide shelf leaves room for the sides of the boxes.
    readonly property int pitch: Math.max(root.leastPitch,
                                          Math.min(root.boxWidth + 80, Math.floor((width - 108) / root.columns)))
    readonly property int rowCount: Math.ceil(root.games / root.columns)
    readonly property int headRoom: root.greeting ? 10 : 14
    readonly property int rowHeight: root.boxHeight + root.headRoom + 8 + 16
                                     + (root.greeting ? Theme.px(120) + 12 : Theme.px(84))
    readonly property int rowPitch: root.rowHeight + 12
    readonly property int firstX: Math.round((width - root.columns * root.pitch + root.pitch - root.boxWidth) / 2)
    readonly property int firstGame: {
        for (let i = 0; i < root.games; ++i)
            if (App.shelf.boxes.value(i, "goodFirst"))
                return i
        return 0
    }

    signal leftAbove()

    // To the first thing to press while the shelf greets.
    function begin() {
        const box = boxes.itemAt(root.firstGame) as GameBox
        if (box && box.start)
            box.start.take(false)
    }
    function stepFrom(index: int, by: int, below: bool) {
        const box = boxes.itemAt(index + by) as GameBox
        if (box && box.start)
            box.start.take(below)
    }

    implicitHeight: root.rowCount * root.rowPitch - 12

    Repeater {
        model: root.rowCount

        Item {
            required property int index

            y: index * root.rowPitch
            width: root.width
            height: root.boxHeight + root.headRoom + 8

            ShelfNiche {
                width: parent.width
                boxHeight: root.boxHeight + root.headRoom
            }
        }
    }
    Repeater {
        id: boxes

        model: App.shelf.boxes

        GameBox {
            id: box

            required property int index

            x: root.firstX + (index % root.columns) * root.pitch
            y: Math.floor(index / root.columns) * root.rowPitch + root.headRoom
            width: root.boxWidth
            boxHeight: root.boxHeight
            away: root.width / 2 - (x + width / 2)
            gap: root.pitch - root.boxWidth
            greeting: root.greeting
            Keys.onLeftPressed: if (index > 0) (boxes.itemAt(index - 1) as GameBox).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: if (index < root.games - 1) (boxes.itemAt(index + 1) as GameBox).forceActiveFocus(Qt.TabFocusReason)

            Connections {
                target: box.start

                function onStepped(by: int, below: bool) {
                    root.stepFrom(box.index, by, below)
                }
                function onLeftAbove() {
                    root.leftAbove()
                }
            }
        }
    }
}
