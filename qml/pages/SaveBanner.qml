import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Stays as long as the match could not be written to its record: file and reason, what to do.
// Takes no room otherwise.
Item {
    id: root

    height: App.saveProblem !== "" ? banner.height + 16 : 0
    visible: height > 0

    TkBanner {
        id: banner

        x: 8
        y: 8
        width: parent.width - 16
        height: implicitHeight
        kind: "err"
        title: qsTr("This match is not being saved")
        text: App.saveProblem

        TkButton {
            text: qsTr("Try again")
            onClicked: App.saveAgain()
        }
        TkButton {
            kind: "quiet"
            text: qsTr("Save a copy…")
            onClicked: App.saveDialog()
        }
    }
}
