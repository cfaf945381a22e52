pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What a puzzle asks, what came of the last move, and where to go from here.
Rectangle {
    id: root

    required property PuzzleSession puzzle
    property bool framed: false         // lies on the table, not in the rail

    readonly property int edge: root.framed ? 14 : 0
    readonly property real wantedHeight: column.height + 2 * root.edge
    readonly property bool over: root.puzzle !== null && root.puzzle.answer.length > 0
    readonly property bool last: root.puzzle !== null && root.puzzle.number + 1 === root.puzzle.count

    readonly property string verdict: {
        if (!root.puzzle)
            return ""
        if (root.over)
            return root.puzzle.answer
        if (root.puzzle.tried.length > 0)
            return root.puzzle.tried
        return root.puzzle.refusal
    }
    // What it costs, and what tells so.
    readonly property string cost: {
        if (!root.puzzle || root.over || root.puzzle.tried.length === 0)
            return ""
        if (root.puzzle.searching)
            return qsTr("Working out what it costs…")
        if (root.puzzle.loss < 0)
            return qsTr("The computer soon set it aside: played out to the end, it falls behind the best move.")
        const lost = qsTr("By the computer's rating (0 to 100) it is %n point(s) behind the best move.", "", root.puzzle.loss)
        return root.puzzle.triedWins < 0 ? lost
            : lost + " " + qsTr("In 100 trial games it wins %1, the best move %2.").arg(root.puzzle.triedWins).arg(root.puzzle.bestWins)
    }

    signal wentOn()
    signal clauseActivated(string clause)

    implicitHeight: root.wantedHeight
    radius: root.framed ? Theme.radiusPanel : 0
    color: root.framed ? Theme.surface : "transparent"
    border.width: root.framed ? Theme.edge : 0
    border.color: Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: goal.text

    PageVoice {
        id: voice
    }
    TkShadow {
        visible: root.framed
        level: 3
        z: -1
    }
    // What lies under the card is not pressed through it.
    MouseArea {
        anchors.fill: parent
    }
    Flickable {
        x: root.edge
        y: root.edge
        width: parent.width - 2 * x
        height: parent.height - 2 * y
        contentHeight: column.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: TkScrollBar { }

        Column {
            id: column

            width: parent.width
            spacing: 8

            TkText {
                id: goal

                width: parent.width
                wrapMode: Text.Wrap
                role: "strong"
                text: qsTr("Find the one move that is clearly best.")
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            TkText {
                width: parent.width
                wrapMode: Text.Wrap
                role: "caption"
                color: Theme.ink2
                visible: root.puzzle !== null
                text: root.puzzle ? qsTr("By the computer's rating (0 to 100) it is %n point(s) ahead of the next best (±%1).", "", root.puzzle.margin)
                                    .arg(Math.max(0.1, root.puzzle.error).toFixed(1))
                                    + (root.puzzle.paid ? "\n" + qsTr("If it is to place, what you pay with is up to you.") : "") : ""
            }
            LessonStrip {
                id: strip

                width: parent.width
                visible: root.verdict.length > 0
                good: root.over
                lead: root.over ? root.puzzle.solved ? qsTr("That is right.") : qsTr("The best move:") : qsTr("Not that one:")
                words: (root.verdict + "\n" + root.cost).trim()
                clause: root.puzzle ? root.puzzle.refusalClause : ""
                onClauseActivated: clause => root.clauseActivated(clause)
            }
            Column {
                width: parent.width
                spacing: 4
                visible: root.over

                TkText {
                    role: "panelHead"
                    text: qsTr("Why")
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Repeater {
                    model: root.over ? root.puzzle.reasons.length > 0 ? root.puzzle.reasons
                                       : [root.puzzle.searching ? qsTr("Looking for the reasons…")
                                                                : qsTr("Looked at again and again, every other move is worth less.")]
                                     : []

                    TkText {
                        required property string modelData

                        width: column.width
                        wrapMode: Text.Wrap
                        role: "note"
                        text: modelData
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData
                    }
                }
            }
            TkButton {
                id: next

                width: parent.width
                size: 36
                visible: root.over
                kind: "main"
                iconName: "next"
                text: root.last ? qsTr("All puzzles") : qsTr("Next puzzle")
                onClicked: root.wentOn()
            }
            TkButton {
                width: parent.width
                size: 32
                visible: root.over || (root.puzzle !== null && root.puzzle.session.draft.itemCount > 0)
                iconName: "undo"
                keyText: ActionKeys.word("puzzleAgain")
                text: qsTr("Try again")
                onClicked: root.puzzle.again()
            }
            TkButton {
                id: show

                width: parent.width
                size: 32
                visible: !root.over
                iconName: "eye"
                checked: root.puzzle !== null && root.puzzle.mistakes > 1
                keyText: ActionKeys.word("puzzleAnswer")
                text: qsTr("Show the answer")
                onClicked: root.puzzle.show()
            }
        }
    }
    Connections {
        target: root.puzzle

        function onMistaken() {
            voice.say(strip.said)
        }
        function onSolvedNow() {
            voice.say(strip.said)
        }
    }
}
