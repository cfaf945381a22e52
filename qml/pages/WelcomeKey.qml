import QtQuick
import Takujo.Ui

// A key and what it does.
Row {
    id: root

    required property string key
    required property string text

    spacing: 5

    TkKeyCap {
        anchors.verticalCenter: parent.verticalCenter
        text: root.key
    }
    TkText {
        anchors.verticalCenter: parent.verticalCenter
        role: "caption"
        text: root.text
    }
}
