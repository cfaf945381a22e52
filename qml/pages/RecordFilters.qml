pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What else the records listed must have: rules, number of seats, a level, a result.
Flow {
    id: root

    readonly property RecordsModel records: App.records
    readonly property var rules: ["", ...root.records.rulesNames]
    readonly property var seats: [0, 2, 3, 4]
    readonly property var levels: ["", ...Phrases.levels]
    readonly property var results: ["", "won", "lost", "open"]

    function set(key: string, value: var) {
        const filters = Object.assign({}, root.records.filters)
        if (value)
            filters[key] = value
        else
            delete filters[key]
        root.records.filters = filters
    }
    function indexOf(list: var, key: string): int {
        return Math.max(0, list.indexOf(root.records.filters[key] ?? list[0]))
    }

    spacing: 6

    TkComboBox {
        size: 30
        width: Math.min(implicitWidth, root.width)
        label: qsTr("Rules")
        model: root.rules.map(name => name.length > 0 ? name : qsTr("All rules"))
        onModelChanged: currentIndex = Qt.binding(() => root.indexOf(root.rules, "rules"))
        onActivated: index => root.set("rules", root.rules[index])
    }
    TkComboBox {
        size: 30
        label: qsTr("Seats")
        model: root.seats.map(count => count > 0 ? qsTr("%n players", "", count) : qsTr("All seats"))
        onModelChanged: currentIndex = Qt.binding(() => root.indexOf(root.seats, "seats"))
        onActivated: index => root.set("seats", root.seats[index])
    }
    TkComboBox {
        size: 30
        label: qsTr("Level")
        model: root.levels.map(level => level.length > 0 ? Phrases.level(level) : qsTr("All levels"))
        onModelChanged: currentIndex = Qt.binding(() => root.indexOf(root.levels, "level"))
        onActivated: index => root.set("level", root.levels[index])
    }
    TkComboBox {
        size: 30
        label: qsTr("Result")
        model: [qsTr("All results"), qsTr("Won"), qsTr("Not won"), qsTr("Not over")]
        onModelChanged: currentIndex = Qt.binding(() => root.indexOf(root.results, "result"))
        onActivated: index => root.set("result", root.results[index])
    }
}
