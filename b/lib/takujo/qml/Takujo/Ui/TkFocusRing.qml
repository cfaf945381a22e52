import QtQuick
import Takujo.Ui

// The keyboard ring around its parent: 3 px, with 2 px of the ground between.
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
}
