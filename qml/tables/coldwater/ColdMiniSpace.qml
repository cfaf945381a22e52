pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A space on the miniature: its colour, or the number of the token that covers it.
Rectangle {
    id: root

    required property TableMini table
    required property int space         // 0 to 5 in the order of the bait, 6 = harbour

    width: 40
    height: 40
    radius: 20
    color: ColdColours.body(root.space)
    border.width: 2
    border.color: root.space === 6 ? ColdColours.harbourEdge : ColdColours.spaceEdge

    ColdPicture {
        anchors.centerIn: parent
        width: 24
        height: 24
        art: root.space === 6 ? "anchor-light" : ""
    }
    Repeater {
        model: root.table.zone("space." + (root.space === 6 ? "harbour" : ColdColours.colours[root.space]))

        Rectangle {
            required property coldPiece facts

            anchors.fill: parent
            anchors.margins: 2
            radius: width / 2
            color: Theme.highContrast ? Theme.surface : "#E3C07E"

            MiniText {
                anchors.centerIn: parent
                visible: !root.table.plain
                size: 20
                color: Theme.highContrast ? Theme.ink : "#3B2A12"
                text: String(parent.facts.side)
            }
        }
    }
}
