pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// All records; beside the list the one chosen, or what all of them come to.
FocusScope {
    id: root

    readonly property bool split: width >= 940 * Math.max(1, Theme.textScale * 0.85)
    readonly property int room: header.room

    function open(file: string) {
        if (App.openRecord(file))
            Nav.table()
    }

    // The match somebody came for, once the page has its size.
    Timer {
        id: wanted

        interval: 1
        onTriggered: {
            list.choose(Nav.record)
            Nav.record = ""
        }
    }

    Component.onCompleted: {
        App.records.rescan()
        App.statistics.recount()
        if (Nav.record.length > 0)
            wanted.start()
    }
    Component.onDestruction: {
        // The way back leads to the same one.
        if (Nav.trail[Nav.trail.length - 1] === "records")
            Nav.record = list.chosenFile
        App.viewRecord("")
    }

    ShelfHeader {
        id: header

        width: parent.width
        page: "records"
    }
    RecordsList {
        id: list

        x: header.inset
        y: header.height + 8
        width: root.split ? Math.max(Theme.px(320), Math.round(root.room * 0.336)) : root.room
        height: parent.height - y - 20
        focus: true
        compact: root.split
        onOpened: file => root.open(file)
        onChosen: file => {
            if (!root.split)
                root.open(file)
            else
                App.viewRecord(App.records.readable(file) ? file : "")
        }
        onStatisticsWanted: {
            list.clearChoice()
            App.viewRecord("")
        }
    }
    Rectangle {

        x: list.x + list.width + 16
        y: list.y
        width: root.room - list.width - 16
        height: list.height
        visible: root.split
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line

        RecordStatistics {
            anchors.fill: parent
            visible: App.viewed === null && list.chosenFile.length === 0
        }
        RecordOpen {
            anchors.fill: parent
            visible: App.viewed === null && list.chosenFile.length > 0
            list: list
            onOpened: file => root.open(file)
        }
        Loader {
            id: detail

            anchors.fill: parent
            active: App.viewed !== null
            source: "RecordDetail.qml"

            Binding {
                target: detail.item
                property: "row"
                value: list.chosenRow
                when: detail.item !== null
            }
            Binding {
                target: detail.item
                property: "file"
                value: list.chosenFile
                when: detail.item !== null
            }
        }
    }
    // A record that was removed is looked at no longer.
    Connections {
        target: App.records

        function onCountChanged() {
            if (list.chosenFile.length > 0 && !App.records.holds(list.chosenFile)) {
                list.clearChoice()
                App.viewRecord("")
            }
        }
    }
    Keys.onEscapePressed: Nav.home()
}
