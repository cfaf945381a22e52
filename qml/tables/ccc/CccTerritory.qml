import QtQuick
import Takujo.Table
import Takujo.Ui

// The edge of an own or near territory, the near one also hatched.
Item {
    id: root

    required property bool own
    required property int colour
    required property real corner
    required property real unit

    StagePicture {
        anchors.fill: parent
        visible: !root.own
        source: visible ? Theme.icon("texture/hatch", Theme.day ? Theme.seatSoft(root.colour) : Qt.alpha(Theme.seatInk(root.colour), 0.28)) : ""
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: dashed ? Math.round(root.unit) : 0
        corner: root.corner - anchors.margins
        ink: Theme.seatInk(root.colour)
        edge: (dashed ? 3 : 4) * root.unit * (Theme.highContrast ? 1.4 : 1)
        dashed: !root.own
    }
}
