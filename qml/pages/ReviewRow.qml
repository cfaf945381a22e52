pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
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
    required property var playedAt      // places on the table
    required property var betterAt
    required property MatchSession session
    property bool chosen: false
    property bool whose: false          // it is said who played
    property bool retries: true

    readonly property string number: "−" + Math.max(0, root.cost).toFixed(0) + " ± " + Math.max(1, root.error).toFixed(0)

    signal retried()
    signal clauseActivated(string clause)

    // Enter on the one that is chosen tries it again.
    function press(event: var) {
        if (event.isAutoRepeat)
            return
        if (root.chosen && root.retries)
            root.retried()
        else
            root.clicked()
    }

    implicitHeight: Math.max(words.height, price.height, board.height) + 20
    onActiveFocusChanged: if (root.visualFocus) root.clicked()
    Accessible.role: Accessible.ListItem
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
        ReviewBoard {
            id: board

            x: head.x + head.width + 8
            y: 10
            most: root.chosen ? Qt.size(Theme.px(190), Theme.px(150)) : Qt.size(Theme.px(112), Theme.px(84))
            index: root.index
            session: root.session
            ply: root.ply
            played: root.playedAt
            better: root.betterAt
        }
        Column {
            id: words

            x: board.x + board.most.width + 14
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
                    height: Math.max(label.height, said.height)

                    // As on the board.
                    TkBox {
                        y: Math.round((Theme.lineOf("caption") - height) / 2)
                        width: Theme.px(12)
                        height: width
                        corner: 3
                        edge: 2
                        dashed: line.index === 1
                        ink: dashed ? Theme.accent : Theme.shu
                    }
                    TkText {
                        id: label

                        x: Theme.px(18)
                        width: Theme.px(root.whose ? 110 : 62)
                        role: "caption"
                        color: Theme.ink2
                        text: line.modelData[0]
                    }
                    TkText {
                        id: said

                        x: label.x + label.width + 6
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
                kind: "main"
                size: 32
                keyText: root.activeFocus && Theme.textScale < 1.3 ? "Enter" : ""
                iconName: "undo"
                text: qsTr("Try again from here")
                onClicked: root.retried()
            }
        }
    }
}
