pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// One move that cost something: what was played, what seems better and why, how much it cost.
TkPress {
    id: root

    required property int index
    required property int ply
    required property int turn
    required property string name
    required property string played
    required property string better
    required property var reasons
    required property real cost
    required property real error
    required property bool clear
    property bool chosen: false
    property bool whose: false          // it is said who played
    property bool retries: true

    readonly property string number: "−" + Math.max(0, root.cost).toFixed(0) + " ± " + Math.max(1, root.error).toFixed(0)

    signal retried()
    signal clauseActivated(string clause)

    implicitHeight: Math.max(words.height, price.height) + 20
    onActiveFocusChanged: if (root.visualFocus) root.clicked()
    Accessible.name: Wording.commas([qsTr("Turn %1").arg(root.turn), root.whose ? root.name : "",
        qsTr("played: %1").arg(root.played), qsTr("better: %1").arg(root.better),
        root.clear ? qsTr("%1 percentage points of the chance to win").arg(root.number) : qsTr("not certain")])

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.chosen ? Theme.shuSoft : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        TkDivider {
            width: parent.width
        }
        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusSmall
        }
    }
    Item {
        anchors.fill: parent

        Column {
            id: head

            x: 8
            y: 10
            width: Theme.px(72)
            spacing: 4

            ReviewMark {
                anchors.horizontalCenter: parent.horizontalCenter
                number: root.index + 1
                chosen: root.chosen
            }
            TkText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                role: "caption"
                color: Theme.ink2
                text: qsTr("Turn %1").arg(root.turn)
            }
        }
        Column {
            id: words

            x: head.x + head.width + 12
            y: 10
            width: price.x - x - 12
            spacing: 3

            Repeater {
                model: [[root.whose ? qsTr("%1 played").arg(root.name) : qsTr("Played"), root.played], [qsTr("Better"), root.better]]

                Item {
                    id: line

                    required property int index
                    required property var modelData

                    width: words.width
                    height: said.height

                    TkText {
                        id: label

                        width: Theme.px(root.whose ? 128 : 76)
                        role: "caption"
                        color: Theme.ink2
                        text: line.modelData[0]
                    }
                    TkText {
                        id: said

                        x: label.width + 8
                        width: parent.width - x
                        role: line.index === 1 ? "strong" : "body"
                        words: line.modelData[1]
                    }
                }
            }
            ReasonRows {
                width: parent.width
                reasons: root.chosen ? root.reasons : root.reasons.slice(0, 1)
                onClauseActivated: clause => root.clauseActivated(clause)
            }
        }
        Column {
            id: price

            y: 10
            anchors.right: parent.right
            anchors.rightMargin: 8
            width: Math.max(Theme.px(150), again.implicitWidth)
            spacing: 4

            TkText {
                width: parent.width
                horizontalAlignment: Text.AlignRight
                role: "barTitle"
                color: root.clear ? Theme.err : Theme.ink2
                text: root.number
            }
            TkText {
                width: parent.width
                horizontalAlignment: Text.AlignRight
                role: "caption"
                text: root.clear ? qsTr("% points of chance to win") : qsTr("% points, not certain")
            }
            TkButton {
                id: again

                anchors.right: parent.right
                visible: root.chosen && root.retries
                size: 32
                iconName: "undo"
                text: qsTr("Try again from here")
                onClicked: root.retried()
            }
        }
    }
}
