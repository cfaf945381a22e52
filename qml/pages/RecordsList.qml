pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The records that match the search, newest first.
FocusScope {
    id: root

    property bool compact: false
    property string chosenFile: ""

    readonly property RecordsModel records: App.records
    // What the list says of the one that is shown, also while its row is scrolled away.
    readonly property var chosenRow: root.records.total > 0 && root.records.holds(root.chosenFile) ? root.records.shown(root.chosenFile) : null

    signal opened(string file)
    signal chosen(string file)
    readonly property bool narrowed: root.records.search.length > 0 || root.records.game.length > 0
                                     || Object.keys(root.records.filters).length > 0

    signal statisticsWanted()

    // All records again.
    function widen() {
        search.text = ""
        game.currentIndex = 0
        root.records.game = ""
        root.records.filters = {}
    }

    function clearChoice() {
        root.chosenFile = ""
    }

    function choose(file: string) {
        root.chosenFile = root.compact ? file : ""
        root.chosen(file)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line
    }
    TkTextField {
        id: search

        x: 14
        y: 14
        width: root.compact ? parent.width - game.width - more.width - 46 : Math.min(Theme.px(360), parent.width * 0.4)
        focus: true
        text: root.records.search // as it was left
        label: qsTr("Find a player, rules, a date or a deal")
        placeholderText: width < Theme.px(340) ? qsTr("Find") : label
        onTextChanged: root.records.search = text
    }
    TkComboBox {
        id: game

        readonly property var ids: {
            const ids = [""]
            for (let i = 0; i < App.shelf.boxes.count; ++i)
                ids.push(App.shelf.boxes.value(i, "gameId"))
            return ids
        }

        x: root.compact ? parent.width - more.width - 16 - width : search.x + search.width + 10
        y: 14
        width: root.compact ? Math.min(implicitWidth, Theme.px(150)) : implicitWidth
        label: qsTr("Game")
        model: game.ids.map((id, i) => i === 0 ? qsTr("All boxes") : App.shelf.boxes.value(i - 1, "name"))
        currentIndex: Math.max(0, game.ids.indexOf(root.records.game))
        onActivated: index => root.records.game = game.ids[index]
    }
    TkIconButton {
        id: more

        x: root.compact ? parent.width - width - 10 : game.x + game.width + 10
        anchors.verticalCenter: search.verticalCenter
        iconName: filters.visible ? "x" : "list"
        ink: Object.keys(root.records.filters).length > 0 ? Theme.accent : Theme.ink2
        text: filters.visible ? qsTr("Hide the filters") : qsTr("Filter by rules, seats, level and result")
        onClicked: filters.visible = !filters.visible
    }
    RecordFilters {
        id: filters

        x: 14
        y: search.y + search.height + 10
        width: parent.width - 28
        visible: Object.keys(root.records.filters).length > 0
    }
    TkDivider {
        y: list.y - 1
        width: parent.width
    }
    ListView {
        id: list

        function open() {
            if (list.currentItem)
                (list.currentItem as RecordRow).open()
        }

        x: 1
        y: search.y + search.height + 15 + (filters.visible ? filters.height + 10 : 0)
        width: parent.width - 2
        height: held.y - y
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.records
        highlightMoveDuration: 0
        T.ScrollBar.vertical: TkScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Records")
        Keys.onReturnPressed: list.open()
        Keys.onEnterPressed: list.open()
        Keys.onSpacePressed: if (list.currentItem) root.choose((list.currentItem as RecordRow).file)

        delegate: RecordRow {
            width: ListView.view.width
            compact: root.compact
            highlighted: root.compact && file === root.chosenFile
            current: ListView.isCurrentItem && ListView.view.activeFocus
            onOpened: file => root.opened(file)
            onChosen: file => root.choose(file)
        }
    }
    TkEmptyState {
        anchors.centerIn: list
        width: Math.min(Theme.px(360), parent.width - 40)
        visible: root.records.count === 0
        title: root.records.total === 0 ? qsTr("No records yet") : qsTr("Nothing fits the search")
        text: root.records.total === 0 ? qsTr("Every match is kept here by itself, to go on with, to look through and to play again.")
                                       : qsTr("Another word or another box may find it.")
        actionText: root.records.total === 0 ? qsTr("Choose a game") : root.narrowed ? qsTr("Show all records") : ""
        onActivated: {
            if (root.records.total === 0)
                Nav.home()
            else
                root.widen()
        }
    }
    TkText {
        id: held

        x: 14
        y: foot.y - height
        width: parent.width - 28
        height: visible ? implicitHeight + 8 : 0
        visible: root.records.indexHeld
        role: "note"
        color: Theme.ink2
        words: qsTr("Another program is using the list of matches, so the files were read again. No match is lost.")
    }
    Item {
        id: foot

        y: parent.height - height
        width: parent.width
        height: Theme.px(48)

        TkDivider {
            width: parent.width
        }
        TkText {
            x: 14
            anchors.verticalCenter: parent.verticalCenter
            visible: x + implicitWidth + 8 <= links.x
            role: "note"
            color: Theme.ink2
            text: qsTr("%n match(es)", "", root.records.count)
        }
        Row {
            id: links

            anchors.right: parent.right
            anchors.rightMargin: 8
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            TkButton {
                kind: "quiet"
                size: 32
                iconName: "chart"
                visible: root.compact
                text: qsTr("Statistics")
                onClicked: root.statisticsWanted()
            }
            TkButton {
                kind: "quiet"
                size: 32
                iconName: "folder"
                text: qsTr("Open a file…")
                onClicked: {
                    const page = App.openDialog()
                    if (page === "table")
                        Nav.table()
                    else
                        Nav.go(page)
                }
            }
        }
    }
}
