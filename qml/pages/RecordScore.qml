import QtQuick
import Takujo.Pages
import Takujo.Ui

// A seat and its points at the moment shown.
Item {
    id: root

    required property int colour
    required property string name
    required property string levelText
    required property int score
    required property bool active
    required property bool winner
    property bool told: true

    implicitHeight: Theme.px(28)
    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.commas([root.name, points.text])

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: root.active ? Theme.shuSoft : "transparent"
    }
    TkSeatDisc {
        id: disc

        x: 4
        anchors.verticalCenter: parent.verticalCenter
        size: 20
        seat: root.colour
    }
    TkText {
        x: disc.x + disc.width + 8
        anchors.verticalCenter: parent.verticalCenter
        width: points.x - x - 8
        role: "label"
        text: Phrases.dots([root.name, root.levelText])
    }
    TkText {
        id: points

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        role: "number"
        color: root.winner ? Theme.gold : Theme.ink
        opacity: root.told ? 1 : 0
        text: root.told && root.score >= 0 ? String(root.score) : ""

        Behavior on opacity {
            NumberAnimation { duration: Theme.durRing }
        }
    }
}
