pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Stays as long as a match could not be written to its record: file and reason, what to do.
// Takes no room otherwise.
Item {
    id: root

    property bool atTable: true         // the match is the one that is played
    property Item banner: null

    height: root.banner ? root.banner.height + 16 : 0
    visible: height > 0

    Repeater {
        model: App.saveProblem.length > 0 ? 1 : 0
        onItemAdded: (index, item) => root.banner = item
        onItemRemoved: root.banner = null

        TkBanner {
            x: 8
            y: 8
            width: root.width - 16
            height: implicitHeight
            kind: "err"
            title: root.atTable ? qsTr("This match is not being saved") : qsTr("A match could not be saved")
            text: App.saveProblem

            TkButton {
                text: qsTr("Try again")
                onClicked: App.saveAgain()
            }
            TkButton {
                kind: "quiet"
                visible: root.atTable
                text: qsTr("Save a copy…")
                onClicked: App.saveDialog()
            }
        }
    }
}
