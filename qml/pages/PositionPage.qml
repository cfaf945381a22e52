pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A position is set up as text; beside it its table as it would be played on from.
FocusScope {
    id: root

    readonly property PositionDraft draft: App.position
    readonly property int side: width > 1100 ? 24 : 16
    readonly property bool stacked: height > width

    function play() {
        if (App.playDraft())
            Nav.table()
        else
            voice.say(go.why)
    }
    function save() {
        if (App.saveDraft())
            voice.say(qsTr("The position is saved"))
    }
    function discard() {
        if (App.discardDraft() && root.draft.text.length === 0)
            Nav.back()
    }
    function showText() {
        editor.show(root.draft.text)
    }

    PageBar {
        id: bar

        width: parent.width
        backText: qsTr("Back")
        title: qsTr("Set up a position")
        onBackClicked: Nav.back()
        chips: [
            TkChip {
                visible: text.length > 0
                text: root.draft.gameName
            }
        ]

        ToolButton {
            visible: root.draft.session !== null
            iconName: "book"
            word: qsTr("Examples")
            tip: qsTr("The positions of the rulebook's figures, to begin with. What was changed here is put aside.")
            onClicked: examples.show("ExampleMenu", { examples: App.draftExamples() })

            LazyPopup { id: examples }
        }
        ToolButton {
            visible: root.draft.aside > 0
            iconName: "undo"
            word: qsTr("Changed before (%n)", "", root.draft.aside)
            tip: qsTr("Positions that were changed and not saved are kept. This one is put aside meanwhile.")
            onClicked: root.draft.takeUp()
        }
        ToolButton {
            visible: root.draft.changed
            iconName: "trash"
            word: qsTr("Throw away")
            tip: qsTr("What was changed goes to the trash of the desktop.")
            onClicked: root.discard()
        }
    }
    TkText {
        id: help

        x: editor.x
        y: root.stacked ? preview.y + preview.height + 14 : bar.height + 14
        width: editor.width
        visible: Theme.textScale < 1.5  // the text itself needs the room
        role: "note"
        color: Theme.ink2
        words: qsTr("All of the position stands here: names in quotation marks, each with its value. Change a value, and the table follows. What does not fit is told below with its line; a press leads there.")
    }
    TkTextArea {
        id: editor

        focus: true
        x: root.side
        y: help.visible ? help.y + help.height + 10 : help.y
        width: root.stacked ? parent.width - 2 * root.side : Math.round((parent.width - 2 * root.side - 16) * 0.4)
        height: said.y - y - 10
        label: qsTr("Position as text")
        note: root.draft.problem
        wrong: !root.draft.sound
        onEdited: root.draft.text = editor.text
    }
    PositionProblem {
        id: said

        x: editor.x
        y: foot.y - height - 14
        width: editor.width
        draft: root.draft
        onClicked: editor.mark(root.draft.problemStart, root.draft.problemLength)
        onToldChanged: voice.say(said.told)
    }
    PositionPreview {
        id: preview

        x: root.stacked ? root.side : editor.x + editor.width + 16
        y: bar.height + 14
        width: parent.width - x - root.side
        height: (root.stacked ? Math.round((foot.y - bar.height) * 0.45) : foot.y - 14 - y)
        draft: root.draft
    }
    Rectangle {
        id: foot

        y: parent.height - height
        width: parent.width
        height: Theme.px(72)
        color: Theme.surface

        TkDivider {
            width: parent.width
        }
        TkText {
            id: practice

            x: root.side
            width: actions.x - x - 14
            anchors.verticalCenter: parent.verticalCenter
            visible: width >= Theme.px(330) // two lines; else the button says it
            role: "note"
            color: Theme.ink2
            words: qsTr("Played on from here it is practice: you are whoever decides, and nothing of it is kept.")
        }
        Row {
            id: actions

            anchors.right: parent.right
            anchors.rightMargin: root.side
            anchors.verticalCenter: parent.verticalCenter
            spacing: 14

            TkButton {
                size: 44
                iconName: "save"
                keyText: ActionKeys.word("saveDraft")
                text: qsTr("Save…")
                onClicked: root.save()
            }
            TkButton {
                id: go

                kind: "main"
                size: 44
                iconName: "play"
                iconFilled: true
                keyText: ActionKeys.word("playDraft")
                enabled: root.draft.playable
                tip: practice.visible ? "" : practice.words
                why: root.draft.sound ? root.draft.standing : root.draft.problem
                text: qsTr("Play on from here")
                onClicked: root.play()
            }
        }
    }
    Connections {
        target: root.draft

        function onReplaced() {
            root.showText()
        }
    }
    PageVoice {
        id: voice
    }
    TkShortcut { action: "saveDraft"; onActivated: root.save() }
    TkShortcut { action: "playDraft"; onActivated: root.play() }
    Keys.onEscapePressed: Nav.back()
    Component.onCompleted: root.showText()
}
