import QtQuick
import Takujo.Pages
import Takujo.Ui

// A match that has not ended: its moves stay where they are secret, so it is only gone on with.
Item {
    id: root

    required property RecordsList list

    readonly property RecordRow row: root.list.chosenRow

    signal resumed()

    Column {
        anchors.centerIn: parent
        width: Math.min(Theme.px(420), parent.width - 40)
        spacing: 12

        TkText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            role: "title"
            text: root.row ? root.row.name : ""
        }
        TkText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.ink2
            text: root.row ? Phrases.dots([root.row.when, root.row.rules, root.row.phase, root.row.points]) : ""
        }
        TkButton {
            anchors.horizontalCenter: parent.horizontalCenter
            kind: "main"
            size: 44
            iconName: "play"
            iconFilled: true
            text: qsTr("Resume")
            onClicked: root.resumed()
        }
        RemoveButton {
            anchors.horizontalCenter: parent.horizontalCenter
            row: root.row
        }
    }
}
