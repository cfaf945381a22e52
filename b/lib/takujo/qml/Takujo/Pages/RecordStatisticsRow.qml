pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// One game: matches, wins, points, and wins by the strongest rival.
Rectangle {
    id: root

    required property string name
    required property string cover
    required property int matches
    required property int won
    required property int gaveUp
    required property real average
    required property int best
    required property var levels
    required property bool cooperative

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
        spacing: 6

        TkText {
            width: parent.width
            role: "barTitle"
            text: root.name
        }
        TkText {
            width: parent.width
            wrapMode: Text.Wrap
            text: Phrases.dots([qsTr("%n match(es)", "", root.matches),
                root.cooperative ? qsTr("achieved %1 (%2 %)").arg(root.won).arg(Math.round(100 * root.won / root.matches))
                                 : qsTr("won %1 (%2 %)").arg(root.won).arg(Math.round(100 * root.won / root.matches)),
                root.gaveUp > 0 ? qsTr("given up %1").arg(root.gaveUp) : "",
                qsTr("%1 points on average, %2 at best").arg(root.average.toFixed(1)).arg(root.best)])
        }
        Flow {
            width: parent.width
            spacing: 8

            Repeater {
                model: root.levels

                TkChip {
                    required property var modelData

                    text: qsTr("against %1: %2 of %3").arg(modelData.level).arg(modelData.won).arg(modelData.matches)
                }
            }
        }
    }
}
