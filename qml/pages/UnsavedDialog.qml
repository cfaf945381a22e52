import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Before the program ends with a match that could not be saved.
TkDialog {
    id: root

    destructive: true
    title: qsTr("Close without saving?")
    sentence: App.saveProblem
    safeText: qsTr("Keep Takujo open")
    actionText: qsTr("Close anyway")
    onAccepted: Nav.leaveAnyway()
}
