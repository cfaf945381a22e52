pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// One game: what was played by each of its rule sets and with each number of players.
Rectangle {
    id: root

    required property string name
    required property string cover
    required property bool cooperative
    required property var groups

    implicitHeight: Math.max(picture.height, facts.height) + 24
    radius: Theme.radiusPanel
    color: Theme.raised
    border.width: Theme.edge
    border.color: Theme.highContrast ? Theme.line2 : Theme.line

    Image {
        id: picture

        x: 12
        y: 12
        width: Theme.px(56)
        height: Theme.px(70)
        sourceSize.width: width
        sourceSize.height: height
        source: root.cover
        Accessible.ignored: true
    }
    Column {
        id: facts

        x: picture.x + picture.width + 16
        y: 12
        width: root.width - x - 16
        spacing: 10

        TkText {
            width: parent.width
            role: "barTitle"
            text: root.name
        }
        Repeater {
            model: root.groups

            RecordStatisticsGroup {
                width: facts.width
                cooperative: root.cooperative
            }
        }
    }
}
