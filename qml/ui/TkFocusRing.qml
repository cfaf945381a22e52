pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// The keyboard ring around its parent: 3 px, with 2 px of the ground between, and 2 px of paper
// around it where the ground is dark. Most never show it.
MadeLater {
    id: root

    property bool shown: false
    property real corner: Theme.radius
    property real margin: -(Theme.ring + Theme.ringGap)

    wanted: root.shown

    Rectangle {
        id: ring

        anchors.fill: parent
        anchors.margins: root.margin
        z: 10
        visible: root.shown
        color: "transparent"
        radius: root.corner + Theme.ring + Theme.ringGap
        border.width: Theme.ring
        border.color: Theme.focus

        Rectangle {
            anchors.fill: parent
            anchors.margins: -2
            color: "transparent"
            radius: ring.radius + 2
            border.width: 2
            border.color: Theme.surface
        }
    }
}
