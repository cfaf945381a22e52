pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// How what stands grew: a bar a turn in the colour of whose turn it was, a ring over one that put
// something where something lay. A press looks at what came after the turn.
Column {
    id: root

    required property MatchSession session

    readonly property MatchStory story: root.session ? root.session.story : null
    readonly property int turns: root.story ? root.story.grown.count : 0
    readonly property bool anew: {
        let any = false
        for (let turn = 0; turn < root.turns; ++turn)
            any = any || root.story.grown.value(turn, "anew")
        return any
    }

    signal momentChosen(int ply)

    spacing: 4

    Item {
        width: parent.width
        height: head.height

        TkHeading {
            id: head

            width: parent.width - legend.width - 8
            role: "panelHead"
            text: qsTr("Turn by turn")
        }
        Row {
            id: legend

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: 6
            visible: root.anew

            TogetherRing {
                anchors.verticalCenter: parent.verticalCenter
            }
            TkText {
                role: "caption"
                text: qsTr("replaced")
            }
        }
    }
    Row {
        id: bars

        readonly property real pitch: width / Math.max(1, root.turns)

        width: parent.width
        height: Theme.px(56)
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Points over %n turn(s)", "", root.turns)

        Repeater {
            model: root.story ? root.story.grown : null

            Item {
                id: turn

                required property int ply
                required property int colour
                required property int points
                required property bool anew

                width: bars.pitch
                height: bars.height

                Rectangle {
                    id: bar

                    anchors.bottom: parent.bottom
                    width: Math.max(2, turn.width - 2)
                    height: Math.max(2, (bars.height - 14) * turn.points / Math.max(1, root.story.highest))
                    radius: Math.min(2, width / 2)
                    color: Theme.seatInk(turn.colour)
                }
                TogetherRing {
                    x: (bar.width - width) / 2
                    y: bar.y - height - 3
                    visible: turn.anew
                }
                TkTap {
                    onTapped: root.momentChosen(turn.ply)
                }
                HoverHandler {
                    cursorShape: Qt.PointingHandCursor
                }
            }
        }
    }
}
