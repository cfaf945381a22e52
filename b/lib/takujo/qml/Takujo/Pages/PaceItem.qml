import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

TkMenuItem {
    id: root

    required property string pace

    text: Phrases.word(root.pace)
    checkable: true
    checked: App.settings.pace === root.pace
    onTriggered: App.settings.pace = root.pace
}
