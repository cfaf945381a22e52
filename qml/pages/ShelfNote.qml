import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Head of the boxes; while the shelf greets it says what "Play right away" does and ends the greeting.
Item {
    id: root

    property bool greeting: false

    readonly property string level: Phrases.level(App.settings.opponents)

    implicitHeight: Math.max(root.greeting ? Theme.px(36) + 12 : Theme.px(36) + 20, note.height + 12)

    TkHeading {
        id: head

        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Play")
    }
    TkText {
        id: note

        x: head.width + 16
        anchors.verticalCenter: parent.verticalCenter
        width: (root.greeting ? keys.x - 12 : root.width) - x
        role: "note"
        color: Theme.ink3
        words: root.greeting ? qsTr("Play right away: three seats, you and two computers (%1). In a game of cooperation they play with you. Press a box to choose seats and rules.").arg(root.level)
            : qsTr("Choose a box to set seats and rules. Quick start keeps the seats you used last.")
    }
    Row {
        id: keys

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4

        TkButton {
            visible: root.greeting
            kind: "quiet"
            size: 32
            iconName: "x"
            text: qsTr("Hide welcome")
            onClicked: App.settings.welcome = false
        }
    }
}
