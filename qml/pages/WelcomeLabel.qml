import QtQuick
import Takujo.Ui

// What a choice of the welcome is about.
Row {
    id: root

    required property string iconName
    required property string text

    spacing: 6

    TkIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        size: 18
        ink: Theme.ink3
    }
    TkText {
        anchors.verticalCenter: parent.verticalCenter
        role: "label"
        text: root.text
        Accessible.ignored: true // the choice says it
    }
}
