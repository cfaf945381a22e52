import QtQuick
import Takujo.Table
import Takujo.Ui

// Says how the hand is sorted; a press takes the next way.
StagePress {
    id: root

    property string text: ""

    implicitWidth: words.implicitWidth + mark.width + root.metrics.tx(22)
    width: implicitWidth
    name: qsTr("Sort the hand: %1").arg(root.text)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        visible: root.hovered || root.down
        color: root.metrics.ground.well
        border.width: Theme.edge
        border.color: root.metrics.ground.wellEdge
    }
    TkIcon {
        id: mark

        x: root.metrics.tx(8)
        anchors.verticalCenter: parent.verticalCenter
        name: "cards"
        size: 14 * root.metrics.textFactor
        ink: root.metrics.ground.ink2
    }
    StageText {
        id: words

        role: "caption"
        x: mark.x + mark.width + root.metrics.tx(4)
        anchors.verticalCenter: parent.verticalCenter
        color: root.metrics.ground.ink2
        text: root.text
        Accessible.ignored: true
    }
}
