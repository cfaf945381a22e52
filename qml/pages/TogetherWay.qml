pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// How a match was lost together: the turns that led to it, each opens its moment, and a replay from where it
// was lost.
Column {
    id: root

    required property MatchSession session

    readonly property int lossTurn: root.session ? root.session.story.lossTurn : 0

    signal momentChosen(int ply)

    visible: root.session !== null && root.session.story.ending.count > 0
    spacing: 4

    TkHeading {
        width: parent.width
        role: "panelHead"
        text: qsTr("How it ended")
    }
    Column {
        width: parent.width

        Repeater {
            model: root.session ? root.session.story.ending : null

            ResultTurningRow {
                width: parent.width
                onClicked: root.momentChosen(ply)
            }
        }
    }
    TkButton {
        width: parent.width
        visible: root.lossTurn > 0
        size: 36
        iconName: "branch"
        keyText: ActionKeys.word("replayLoss")
        text: qsTr("Replay from turn %1").arg(root.lossTurn)
        onClicked: root.momentChosen(root.session.story.lossPly)
    }
}
