pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Moat and platform, with a bar and a crest on the side of every seat.
Item {
    id: root

    required property HuntView view

    readonly property real k: root.view.k
    readonly property int barWidth: Math.max(4, Math.round(7 * root.k))
    readonly property int crest: Math.max(20, Math.round(24 * root.k))

    // Quarter turns from the front: 0 bottom, 1 left, 2 top, 3 right.
    function turnsOf(seat: int): int {
        const order = [0, 1, 2, 3]      // S, W, N, E clockwise around the board
        return (order[root.view.asked.edgeOf(seat)] - order[root.view.edge] + 4) % 4
    }

    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: HuntColours.moat
        border.width: Theme.edge
        border.color: HuntColours.moatEdge
    }
    Rectangle {
        x: root.view.inset
        y: x + Math.round(4 * root.k)
        width: root.view.inner
        height: width
        radius: 3
        color: HuntColours.platformSide
        visible: !Theme.highContrast
    }
    Rectangle {
        x: root.view.inset
        y: x
        width: root.view.inner
        height: width
        radius: 3
        color: HuntColours.platform
        border.width: Math.max(1, Math.round(2 * root.k))
        border.color: HuntColours.platformEdge

        Image {
            anchors.fill: parent
            visible: !Theme.highContrast
            opacity: Theme.dark ? 0.3 : 1
            fillMode: Image.Tile
            source: visible ? Theme.art("texture/washi-fibre.svg") : ""
        }
    }
    // Where the middle coin began.
    Rectangle {
        anchors.centerIn: parent
        width: root.view.coin
        height: width
        radius: width / 2
        color: HuntColours.start
        border.width: 1
        border.color: HuntColours.platformEdge
    }
    Repeater {
        model: root.view.asked.seatCount

        Item {
            id: seat

            required property int index

            readonly property int colour: root.view.seats.colourOf(seat.index)
            readonly property bool active: seat.index === root.view.asked.facts.activeSeat

            anchors.centerIn: parent
            width: root.width
            height: root.height
            rotation: 90 * root.turnsOf(seat.index)

            Rectangle {
                x: Math.round(60 * root.k)
                y: seat.height - height
                width: seat.width - 2 * x
                height: root.barWidth + (seat.active ? 2 : 0)
                radius: height / 2
                color: Theme.seatInk(seat.colour)
                opacity: seat.active ? 1 : 0.8
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line2
            }
            TkSeatDisc {
                anchors.horizontalCenter: parent.horizontalCenter
                y: seat.height - height + Math.round(9 * root.k)
                width: root.crest
                height: root.crest
                size: root.crest
                seat: seat.colour
                rotation: -parent.rotation
            }
        }
    }
}
