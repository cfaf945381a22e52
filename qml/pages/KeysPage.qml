pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Every key of the window and what it does; each can be another.
FocusScope {
    id: root

    readonly property int margin: width > 1000 ? Theme.marginPage : 20

    // Whoever goes by Tab sees where they are.
    function show(row: Item) {
        const top = row.mapToItem(column, 0, 0).y
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height,
            Math.max(top + row.height + 60 - view.height, Math.min(view.contentY, top - 60))))
    }

    PageBar {
        id: bar

        width: parent.width
        backText: qsTr("Back")
        title: qsTr("Keys")
        onBackClicked: Nav.back()

        ToolButton {
            iconName: "undo"
            word: qsTr("All as they were")
            enabled: App.keys.changed
            why: qsTr("No key was changed")
            onClicked: {
                App.keys.resetAll()
                voice.say(qsTr("All keys are as they were"))
            }
        }
    }
    TkScroll {
        id: view

        y: bar.height
        width: parent.width
        height: parent.height - y
        contentHeight: column.height + 36

        Column {
            id: column

            x: Math.round((parent.width - width) / 2)
            y: 12
            width: Math.min(parent.width - 2 * root.margin, Theme.px(760))
            spacing: Theme.gapPanels

            TkText {
                width: parent.width
                role: "note"
                words: qsTr("In lists, buttons and tables the arrows, Tab, Space, Enter and Esc work as usual, and the digits choose buttons.")
            }
            Repeater {
                model: App.keys.groups

                TkPanel {
                    id: group

                    required property var modelData

                    width: column.width
                    head: group.modelData.name

                    Column {
                        width: parent.width
                        spacing: 4

                        Repeater {
                            model: group.modelData.actions

                            KeyRow {
                                id: row

                                required property string modelData

                                width: parent.width
                                action: row.modelData
                                onSaid: sentence => voice.say(sentence)
                                onReached: root.show(row)
                            }
                        }
                    }
                }
            }
        }
    }
    PageVoice {
        id: voice
    }
    Keys.onEscapePressed: Nav.back()
}
