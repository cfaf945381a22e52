pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The programs that the user lets play: add one by name and command, remove one.
TkDialog {
    id: root

    property SetupModel setup: null         // whose seat plays it at once
    property int row: -1

    function add() {
        const name = field.text.trim()
        field.error = App.programs.nameProblem(name)
        command.error = field.error.length > 0 ? "" : App.programs.add(name, command.text)
        if (field.error.length > 0)
            field.forceActiveFocus(Qt.TabFocusReason)
        if (field.error.length > 0 || command.error.length > 0)
            return
        if (root.setup)
            root.setup.setProgram(root.row, name)
        root.accept()
    }

    title: qsTr("Add a computer player")
    sentence: qsTr("A program of somebody else takes a seat; PLAYERS.md, in the documentation of Takujo, says how one is made. It is shown only what its seat may see, but it runs with your rights: use only programs from people you trust.")
    destructive: true
    safeText: qsTr("Close")
    onOpened: field.forceActiveFocus(Qt.TabFocusReason)

    Column {
        width: parent ? parent.width : 0
        topPadding: 8
        spacing: 8

        TkTextField {
            id: field

            width: parent.width
            label: qsTr("Name of the player")
            placeholderText: label
            maximumLength: 40
            onAccepted: command.length > 0 ? root.add() : command.forceActiveFocus(Qt.TabFocusReason)
        }
        TkTextField {
            id: command

            width: parent.width
            label: qsTr("Command: program and arguments")
            placeholderText: label
            maximumLength: 1000
            onAccepted: root.add()
        }
        Flow {
            width: parent.width
            spacing: 10

            TkButton {
                iconName: "folder"
                text: qsTr("Choose a program…")
                onClicked: {
                    const file = App.programs.chooseFile()
                    if (file.length > 0)
                        command.text = file
                }
            }
            TkButton {
                kind: "main"
                iconName: "plus"
                text: qsTr("Add the player")
                onClicked: root.add()
            }
        }
        Repeater {
            model: App.programs.rows

            TkButton {
                required property string name

                kind: "quiet"
                size: 32
                iconName: "x"
                text: qsTr("Remove \"%1\"").arg(name)
                onClicked: App.programs.remove(name)
            }
        }
    }
}
