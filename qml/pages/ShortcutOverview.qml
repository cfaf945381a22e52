pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// All keys on one sheet.
TkDialog {
    id: root

    readonly property var rows: [
        ["Ctrl+N", qsTr("New match")], ["Ctrl+O", qsTr("Open a match or rules")],
        ["Ctrl+S", qsTr("Save a copy of the match")], ["Ctrl+Z", qsTr("Undo")],
        ["Ctrl+Shift+Z", qsTr("Redo")], ["Enter", qsTr("Confirm, main button")],
        ["1 – 9", qsTr("Choose a button of the prompt")], ["Space", qsTr("Choose the piece with the ring; next move of the computer")],
        [qsTr("Arrow keys"), qsTr("Move inside a zone")], ["Tab", qsTr("Next zone or control")],
        ["H", qsTr("Hint")], ["P", qsTr("Pause the computer")], ["Page Up / Page Down", qsTr("Look back, forward")],
        ["F1", qsTr("Rulebook")], ["F11", qsTr("Full screen")], ["Ctrl+,", qsTr("Settings")], ["Ctrl+E", qsTr("Rules editor")],
        ["Esc", qsTr("Back, cancel")], ["?", qsTr("This overview")], ["Ctrl+Q", qsTr("Quit")]
    ]

    title: qsTr("Shortcuts")
    actionText: qsTr("Close")

    implicitWidth: Math.min(Theme.px(480), parent ? parent.width - 40 : Theme.px(480))

    Column {
        id: sheet

        width: root.availableWidth
        topPadding: 8
        spacing: 1

        Repeater {
            model: root.rows

            Row {
                id: row

                required property var modelData

                spacing: 12

                Item {
                    width: Theme.px(150)
                    height: Theme.px(22)

                    TkKeyCap {
                        anchors.verticalCenter: parent.verticalCenter
                        text: row.modelData[0]
                    }
                }
                TkText {
                    width: sheet.width - Theme.px(150) - 12
                    role: "note"
                    wrapMode: Text.Wrap
                    text: row.modelData[1]
                }
            }
        }
    }
}
