import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A match that has not ended: its moves stay where they are secret, so it is only gone on with. Or a
// file that cannot be read: why, and the save before it.
Item {
    id: root

    required property RecordsList list

    readonly property var row: root.list.chosenRow
    readonly property string problem: root.row ? App.recordProblem(root.row.file) : ""
    readonly property bool damaged: root.problem.length > 0
    readonly property string backup: root.damaged ? App.backupOf(root.row.file) : ""

    signal opened(string file)

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
            color: Theme.ink2
            words: !root.row ? "" : root.damaged ? root.problem
                : Phrases.dots([root.row.when, root.row.rules, root.row.phase, root.row.points])
        }
        TkButton {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !root.damaged || root.backup.length > 0
            kind: "main"
            size: 44
            iconName: "play"
            iconFilled: true
            text: root.damaged ? qsTr("Open the save before it") : qsTr("Resume")
            onClicked: root.opened(root.damaged ? root.backup : root.row.file)
        }
        RemoveButton {
            anchors.horizontalCenter: parent.horizontalCenter
            row: root.row
        }
    }
}
