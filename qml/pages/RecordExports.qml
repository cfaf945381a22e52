import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What can be made of a record outside the program.
TkMenu {
    id: root

    required property RecordDetail detail

    TkMenuItem {
        text: qsTr("Save a copy…")
        iconName: "save"
        onTriggered: App.saveViewedDialog()
    }
    TkMenuItem {
        text: qsTr("Board as a picture…")
        iconName: "grid"
        onTriggered: root.detail.picture(image => App.savePicture(image))
    }
    TkMenuItem {
        text: qsTr("Result as a picture…")
        iconName: "chart"
        enabled: root.detail.told
        why: qsTr("Show the result first")
        onTriggered: root.detail.picture(image => App.saveResultPicture(image))
    }
    TkMenuItem {
        text: qsTr("Position shown…")
        iconName: "grid"
        onTriggered: App.saveViewedPosition()
    }
    TkMenuItem {
        text: qsTr("Change this position…")
        iconName: "branch"
        onTriggered: if (App.draftViewed()) Nav.go("position")
    }
    TkMenuItem {
        text: qsTr("Match as text…")
        iconName: "list"
        onTriggered: App.saveViewedText()
    }
}
