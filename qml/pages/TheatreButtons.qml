pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Table
import Takujo.Ui

// While it is shown what another seat has just done: back, hold, go on.
Row {
    id: root

    required property MatchSession session
    required property Theatre theatre
    required property int size
    required property bool compact
    required property bool keys

    spacing: 12

    TkButton {
        visible: !root.compact
        size: root.size
        kind: "quiet"
        iconName: "prev"
        keyText: root.keys ? ActionKeys.word("showBack") : ""
        text: qsTr("Look back")
        onClicked: root.session.cursor.lookAt(root.session.cursor.ply - 1)
    }
    TkButton {
        size: root.size
        iconName: "pause"
        keyText: root.keys && !root.compact ? ActionKeys.word("pause") : ""
        text: qsTr("Pause")
        onClicked: root.session.computer.paused = true
    }
    TkButton {
        visible: root.theatre !== null && root.theatre.running
        size: root.size
        iconName: "next"
        keyText: root.keys ? ActionKeys.word("next") : ""
        text: qsTr("Next")
        onClicked: root.theatre.hurry()
    }
}
