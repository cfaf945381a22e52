import QtQuick
import Takujo.Ui

// Base of a game's miniature: the whole board drawn for little room, 445 x 350 units on the game's own
// ground; a square board needs less of the width. It is only looked at. With `plain` true words and
// numbers that could not be read are left out.
Item {
    id: root

    required property var session
    property TableGround ground: TableGround { }

    property real units: 445            // of its width
    readonly property real k: Math.min(width / root.units, height / 350)
    readonly property bool plain: root.k < 0.8
    default property alias drawing: canvas.data

    // Rows of a zone of the match; null without one.
    function zone(id: string): var {
        return root.session ? root.session.table.zone(id) : null
    }

    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The board")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: root.ground.base
        border.width: Theme.highContrast ? 1.5 : 0
        border.color: Theme.line2
    }
    Item {
        id: canvas

        anchors.centerIn: parent
        width: root.units
        height: 350
        scale: root.k
    }
}
