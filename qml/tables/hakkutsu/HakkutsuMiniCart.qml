pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A cart in a miniature: whose, its coins, covered units, then the mobility of each open one.
Rectangle {
    id: root

    property int colour: 0
    property int coins: 0
    property int covered: 0             // units, from the largest mobility on
    property var track: []              // mobility of each unit

    radius: 6
    color: Theme.surface
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.line2

    TkSeatDisc {
        x: 6
        y: 6
        size: 22
        seat: root.colour
    }
    StagePicture {
        x: parent.width - 44
        y: 9
        width: 16
        height: 16
        source: "art/coin.svg"
    }
    MiniText {
        x: parent.width - 24
        y: 6
        size: 15
        text: String(root.coins)
    }
    Row {
        x: 6
        y: Math.round((root.height + 28 - height) / 2)
        spacing: 2

        Repeater {
            model: root.track.length

            TkBox {
                id: unit

                required property int index

                readonly property bool closed: unit.index < root.covered

                width: (root.width - 12 - 2 * (root.track.length - 1)) / root.track.length
                height: 24
                corner: 2
                fill: unit.closed ? HakkutsuColours.countDone : "transparent"
                ink: unit.index === root.covered ? Theme.shu : Theme.line2
                edge: 1
                dashed: !unit.closed

                MiniText {
                    anchors.centerIn: parent
                    visible: !unit.closed
                    color: unit.index === root.covered ? Theme.shu : Theme.ink3
                    text: String(root.track[unit.index])
                }
            }
        }
    }
}
