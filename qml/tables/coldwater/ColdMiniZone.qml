pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// One zone of a small tackle box: a crystal a bait.
Rectangle {
    id: root

    required property ColdAsked asked
    required property string zone
    required property int number
    property real crystal: 8

    readonly property int bait: crystals.count
    readonly property bool plain: root.crystal < 8      // too small for drawings

    width: Math.round(root.crystal * root.number) + 4
    height: Math.round(root.crystal) + 3
    radius: 3
    color: Theme.sunk
    border.width: 1
    border.color: Theme.line2

    Repeater {
        id: crystals

        model: root.asked.table ? root.asked.table.zone(root.zone) : null

        Item {
            id: piece

            required property int index
            required property string kind

            x: 2 + Math.round(index * root.crystal)
            y: 1
            width: Math.round(root.crystal + 1)
            height: width

            ColdPicture {
                anchors.fill: parent
                visible: !root.plain
                art: piece.kind
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: 0.5
                visible: root.plain
                radius: width / 2
                color: piece.kind === "bait-clear" ? "transparent" : Theme.pieceColor(piece.kind.slice(5))
                border.width: 1
                border.color: Theme.line2
            }
        }
    }
}
