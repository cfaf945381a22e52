pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The moves thought of, a line each; the one looked at is marked, any other may be.
Column {
    id: root

    required property AlternativesModel alternatives
    property bool narrow: false
    property bool together: false
    property real magnify: 1

    readonly property int playOuts: root.alternatives.playOuts
    readonly property string counted: root.playOuts > 0 ? qsTr("%n trial game(s) each", "", root.playOuts) : qsTr("Counting…")

    signal chosen(int index)

    visible: rows.count > 0
    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: head.text
    Accessible.description: root.counted

    Flow {
        width: parent.width
        spacing: 8

        TkText {
            id: head

            role: "panelHead"
            font.pixelSize: Math.round(Theme.size("panelHead") * root.magnify)
            text: root.narrow ? qsTr("Chance to win") : root.together ? qsTr("Chance to win together after each move") : qsTr("Chance to win after each move")
            Accessible.ignored: true
        }
        TkText {
            role: "caption"
            color: Theme.ink3
            font.pixelSize: Math.round(Theme.size("caption") * root.magnify)
            text: root.counted
            Accessible.ignored: true
        }
    }
    Repeater {
        id: rows

        model: root.alternatives.rows

        AdviceRow {
            width: root.width
            narrow: root.narrow
            magnify: root.magnify
            onClicked: root.chosen(index)
        }
    }
}
