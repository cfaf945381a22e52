pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What the people at the screen did, game by game.
Item {
    TkHeading {
        id: head

        x: 20
        y: 16
        text: qsTr("Statistics")
    }
    TkText {
        id: what

        x: 20
        y: head.y + head.height + 4
        width: parent.width - 40
        role: "caption"
        words: qsTr("Finished matches, counted separately for each rule set and number of players. Practice and matches between people are left out.")
    }
    TkScroll {
        x: 20
        y: what.y + what.height + 14
        width: parent.width - 40
        height: parent.height - y - 12
        contentHeight: rows.height

        Column {
            id: rows

            width: parent.width
            spacing: 10

            Repeater {
                model: App.statistics

                RecordStatisticsRow {
                    width: rows.width
                }
            }
        }
    }
    TkEmptyState {
        anchors.centerIn: parent
        width: Math.min(Theme.px(360), parent.width - 40)
        visible: App.statistics.count === 0
        title: qsTr("Nothing to count yet")
        text: qsTr("A match you finish against the computer appears here, with how often you won at each level.")
        actionText: qsTr("Choose a game")
        onActivated: Nav.home()
    }
}
