import QtQuick
import Takujo.Ui

// The keyboard ring around its parent: 3 px, with 2 px of the ground between, and 2 px of paper
// around it where the ground is dark.
Rectangle {
    id: root

    property bool shown: false
    property real corner: Theme.radius

    anchors.fill: parent
    anchors.margins: -(Theme.ring + Theme.ringGap)
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
        radius: root.radius + 2
        border.width: 2
        border.color: Theme.surface
    }
}
