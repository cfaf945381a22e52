pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// All records: matches that ended are looked at, the others go on.
FocusScope {
    id: root

    readonly property int margin: width > 1000 ? Theme.marginPage : 20
    readonly property RecordsModel records: App.records

    function open(file: string) {
        if (App.openRecord(file))
            Nav.table()
    }

    Component.onCompleted: root.records.rescan()

    ShelfHeader {
        id: header

        width: parent.width
        page: "records"
    }
    Rectangle {
        id: sheet

        x: Math.round((parent.width - width) / 2)
        y: header.height + 8
        width: Math.min(parent.width - 2 * root.margin, 1200)
        height: parent.height - y - 20
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line

        TkTextField {
            id: search

            x: 14
            y: 14
            width: Math.min(Theme.px(360), parent.width * 0.4)
            focus: true
            placeholderText: qsTr("Find a player, rules or a date")
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

            x: search.x + search.width + 10
            y: 14
            label: qsTr("Game")
            model: game.ids.map((id, i) => i === 0 ? qsTr("All boxes") : App.shelf.boxes.value(i - 1, "name"))
            onActivated: index => root.records.game = game.ids[index]
        }
        TkButton {
            anchors.right: parent.right
            anchors.rightMargin: 14
            y: 14
            iconName: "folder"
            text: qsTr("Open a file…")
            keyText: "Ctrl+O"
            onClicked: {
                const page = App.openDialog()
                if (page === "table")
                    Nav.table()
                else
                    Nav.go(page)
            }
        }
        TkDivider {
            y: search.y + search.height + 14
            width: parent.width
        }
        ListView {
            id: list

            x: 1
            y: search.y + search.height + 15
            width: parent.width - 2
            height: parent.height - y - foot.height
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.records
            highlightMoveDuration: 0
            T.ScrollBar.vertical: TkScrollBar { }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Records")
            Keys.onReturnPressed: if (list.currentItem) (list.currentItem as RecordRow).open()

            delegate: RecordRow {
                width: ListView.view.width
                current: ListView.isCurrentItem && ListView.view.activeFocus
                onOpened: file => root.open(file)
            }
        }
        TkEmptyState {
            anchors.centerIn: list
            width: Math.min(Theme.px(360), parent.width - 40)
            visible: root.records.count === 0
            title: root.records.total === 0 ? qsTr("No records yet") : qsTr("Nothing fits the search")
            text: root.records.total === 0 ? qsTr("Every match is kept here by itself.")
                                           : qsTr("Another word or another box may find it.")
        }
        Item {
            id: foot

            y: parent.height - height
            width: parent.width
            height: Theme.px(44)

            TkDivider {
                width: parent.width
            }
            TkText {
                x: 14
                anchors.verticalCenter: parent.verticalCenter
                role: "note"
                color: Theme.ink2
                text: qsTr("%n match(es)", "", root.records.count)
            }
        }
    }
    Keys.onEscapePressed: Nav.home()
}
