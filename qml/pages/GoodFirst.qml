import QtQuick
import Takujo.Ui

// The paper tag at the box of the game to learn first.
Item {
    x: -8
    y: 12
    width: row.width + Theme.px(22)
    height: Theme.px(26)

    TkShadow {
        level: 1
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusKey
        color: Theme.surface
        border.width: 1
        border.color: Theme.line2
    }
    Row {
        id: row

        x: Theme.px(9)
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6

        TkIcon {
            anchors.verticalCenter: parent.verticalCenter
            name: "sprout"
            size: 15
            ink: Theme.good
        }
        TkText {
            anchors.verticalCenter: parent.verticalCenter
            role: "chip"
            font.weight: Font.Bold
            color: Theme.good
            text: qsTr("Good first game")
        }
    }
}
