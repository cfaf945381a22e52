pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// How fast the computer moves, and pause.
TkMenu {
    id: root

    required property MatchSession session

    PaceItem { pace: "instant" }
    PaceItem { pace: "normal" }
    PaceItem { pace: "slow" }
    PaceItem { pace: "step" }
    TkMenuSeparator { }
    TkMenuItem {
        text: root.session.computer.paused ? qsTr("Go on") : qsTr("Pause the computer")
        iconName: root.session.computer.paused ? "play" : "pause"
        keyText: ActionKeys.word("pause")
        onTriggered: root.session.computer.paused = !root.session.computer.paused
    }
}
