pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// Matches by one rule set with one number of players: how many, how they went, and against or with
// which level. What is played together is achieved or not; its seats have partners and no points.
Column {
    id: root

    required property var modelData
    required property bool cooperative

    readonly property string share: String(Math.round(100 * root.modelData.won / root.modelData.matches))
    readonly property int missed: root.modelData.matches - root.modelData.won - root.modelData.gaveUp

    spacing: 4

    TkText {
        width: parent.width
        role: "strong"
        words: Phrases.dots([root.modelData.rules, qsTr("%n players", "", root.modelData.seats)])
    }
    TkText {
        width: parent.width
        words: Phrases.dots([qsTr("%n match(es)", "", root.modelData.matches),
            root.cooperative ? qsTr("achieved %1 (%2 %)").arg(root.modelData.won).arg(root.share)
                             : qsTr("won %1 (%2 %)").arg(root.modelData.won).arg(root.share),
            root.cooperative ? qsTr("not achieved %1").arg(root.missed) : "",
            root.modelData.gaveUp > 0 ? qsTr("given up %1").arg(root.modelData.gaveUp) : "",
            root.cooperative ? "" : qsTr("%1 points on average, %2 at best").arg(root.modelData.average.toFixed(1)).arg(root.modelData.best)])
    }
    Flow {
        width: parent.width
        visible: root.modelData.levels.length > 0
        spacing: 8

        Repeater {
            model: root.modelData.levels

            TkChip {
                required property var modelData

                text: (root.cooperative ? qsTr("with %1: %2 of %3") : qsTr("against %1: %2 of %3"))
                    .arg(modelData.level).arg(modelData.won).arg(modelData.matches)
            }
        }
    }
}
