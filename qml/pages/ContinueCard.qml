import QtQml
import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The match to go on with; before there is one, the first game with a quick start.
FocusScope {
    id: root

    readonly property RowModel matches: App.shelf.unfinished
    readonly property bool fresh: root.matches.count === 0
    readonly property int revision: root.matches.count

    property string name: ""
    property string cover: ""
    property string picture: ""
    property string line: ""
    property string when: ""
    property string turn: ""
    property string points: ""
    property int colour: 0
    property bool practice: false
    property bool restored: false       // the program was killed over it

    function refresh() {
        root.practice = !root.fresh && root.matches.value(0, "practice")
        root.restored = !root.fresh && root.matches.value(0, "restored")
        if (root.fresh) {
            const boxes = App.shelf.boxes
            root.picture = ""
            root.name = boxes.value(0, "name") ?? ""
            root.cover = boxes.value(0, "cover") ?? ""
            root.line = boxes.value(0, "mode") ?? ""
            root.points = boxes.value(0, "blurb") ?? ""
            return
        }
        const m = root.matches
        root.picture = m.value(0, "picture")
        root.name = m.value(0, "name")
        root.cover = m.value(0, "cover")
        root.line = Phrases.dots([m.value(0, "rules"), qsTr("%n players", "", m.value(0, "seatCount")), m.value(0, "phase")])
        root.when = m.value(0, "when")
        root.turn = m.value(0, "turn")
        root.points = m.value(0, "points")
        root.colour = m.value(0, "colour")
    }

    function go(file: string) {
        if (App.openRecord(file))
            Nav.table()
    }

    implicitHeight: Math.max(Theme.px(144), words.height + 32)
    Component.onCompleted: root.refresh()
    onRevisionChanged: root.refresh()
    Connections {
        target: root.matches

        function onDataChanged() {
            root.refresh()
        }
        function onRowsMoved() {
            root.refresh()
        }
    }
    Connections {
        target: App.shelf

        function onChanged() {
            root.refresh()
        }
    }

    PaperGround {
        anchors.fill: parent
    }
    BoardPicture {
        id: board

        x: 20
        anchors.verticalCenter: parent.verticalCenter
        width: root.picture.length > 0 ? 154 : 96
        height: 120
        picture: root.picture
        cover: root.cover
    }
    Column {
        id: words

        x: board.x + board.width + 24
        anchors.verticalCenter: parent.verticalCenter
        width: buttons.x - x - 20
        spacing: 4

        Row {
            spacing: 10

            TkChip {
                tint: "shu"
                iconName: "play"
                iconFilled: true
                text: root.fresh ? qsTr("Begin") : qsTr("Continue")
            }
            TkChip {
                tint: "good"
                visible: root.restored
                iconName: "check"
                text: qsTr("Restored")
            }
            TkChip {
                tint: "warn"
                visible: root.practice
                text: qsTr("practice")
            }
            TkText {
                anchors.verticalCenter: parent.verticalCenter
                role: "caption"
                visible: !root.fresh
                text: qsTr("Saved by itself %1").arg(root.when)
            }
        }
        Flow {
            width: parent.width
            spacing: 14

            TkText {
                role: "title"
                width: Math.min(implicitWidth, words.width)
                words: root.name
            }
            TkText {
                height: Math.max(Theme.lineOf("title") + 6, implicitHeight)
                width: Math.min(implicitWidth, words.width)
                color: Theme.ink2
                words: root.line
            }
        }
        Row {
            width: parent.width
            spacing: 8

            TkSeatDisc {
                id: disc

                anchors.verticalCenter: parent.verticalCenter
                visible: turnText.visible
                size: 22
                seat: root.colour
            }
            TkText {
                id: turnText

                anchors.verticalCenter: parent.verticalCenter
                visible: !root.fresh && root.turn.length > 0
                width: Math.min(implicitWidth, Math.round(words.width * 0.6)) // beside long names the points have room
                role: "strong"
                text: qsTr("Turn: %1").arg(root.turn)
            }
            TkText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, words.width - (!turnText.visible ? 0 : disc.width + turnText.width + 24))
                role: "note"
                color: Theme.ink3
                words: root.points.replace(/ (?=\d)/g, "\u00a0") // a name and its points stay together
            }
        }
    }
    // Large: below each other, the words need the width.
    Grid {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 28
        anchors.verticalCenter: parent.verticalCenter
        columns: Theme.textScale >= 1.4 ? 1 : 2
        spacing: 16
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        TkButton {
            visible: root.matches.count > 1
            kind: "quiet"
            endIcon: "down"
            text: qsTr("%n more", "", root.matches.count - 1)
            onClicked: others.show("ContinueMenu", {})

            LazyPopup {
                id: others
            }
        }
        TkButton {
            width: Math.max(implicitWidth, Theme.px(168))
            focus: true
            kind: "main"
            size: 44
            iconName: "play"
            iconFilled: true
            text: root.fresh ? qsTr("Quick start") : qsTr("Resume")
            onClicked: {
                if (!root.fresh)
                    root.go(root.matches.value(0, "file"))
                else if (App.quickStart(App.shelf.boxes.value(0, "gameId")))
                    Nav.table()
            }
        }
    }
}
