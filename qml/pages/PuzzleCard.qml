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
    property bool wide: false           // the buttons stand beside each other

    readonly property int edge: root.framed ? 14 : 0
    readonly property real wantedHeight: column.height + 2 * root.edge
    readonly property bool over: root.puzzle !== null && root.puzzle.answer.length > 0
    readonly property bool last: root.puzzle !== null && root.puzzle.number + 1 === root.puzzle.count

    readonly property string verdict: {
        if (!root.puzzle)
            return ""
        if (root.over)
            return root.puzzle.answer
        if (root.puzzle.onTheWay)
            return qsTr("You can still win: go on.")
        if (root.puzzle.tried.length > 0)
            return root.puzzle.tried
        return root.puzzle.refusal
    }
    readonly property string lead: {
        if (!root.puzzle || root.puzzle.solved || root.puzzle.onTheWay)
            return qsTr("That is right.")
        if (!root.over)
            return qsTr("Not that one:")
        return root.puzzle.win ? qsTr("So it is won:") : qsTr("The best move:")
    }
    readonly property string task: {
        if (!root.puzzle)
            return ""
        if (root.puzzle.win)
            return qsTr("Nobody else decides after you, and what you do not see does not matter. To share the win is not enough.")
        const ahead = qsTr("By the computer's rating (0 to 100) it is at least %n point(s) ahead of every other move (±%1).", "", root.puzzle.margin)
                      .arg(Math.max(0.1, root.puzzle.error).toFixed(1))
        return root.puzzle.paid ? ahead + "\n" + qsTr("If it is to place, what you pay with is up to you.") : ahead
    }
    // Why the move is the best one, or the moves that win.
    readonly property var reasons: {
        if (!root.over)
            return []
        if (root.puzzle.win)
            return root.puzzle.way
        if (root.puzzle.reasons.length > 0)
            return root.puzzle.reasons
        return [root.puzzle.searching ? qsTr("Looking for the reasons…") : qsTr("Looked at again and again, every other move is worth less.")]
    }
    // What it costs, and what tells so.
    readonly property string cost: {
        if (!root.puzzle || root.over || root.puzzle.tried.length === 0)
            return ""
        if (root.puzzle.win)
            return qsTr("It leaves no way to win.")
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
    Accessible.name: goal.words

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
                role: "strong"
                words: root.puzzle && root.puzzle.win ? qsTr("This is the last turn of the match. Win it.")
                                                     : qsTr("Find the one move that is clearly best.")
                Accessible.role: Accessible.StaticText
                Accessible.name: words
            }
            TkText {
                width: parent.width
                role: "caption"
                color: Theme.ink2
                visible: root.puzzle !== null
                words: root.task
            }
            LessonStrip {
                id: strip

                width: parent.width
                visible: root.verdict.length > 0
                good: root.over || (root.puzzle !== null && root.puzzle.onTheWay)
                lead: root.lead
                words: (root.verdict + "\n" + root.cost).trim()
                clause: root.puzzle ? root.puzzle.refusalClause : ""
                onClauseActivated: clause => root.clauseActivated(clause)
            }
            Column {
                width: parent.width
                spacing: 4
                visible: root.over

                TkHeading {
                    role: "panelHead"
                    text: root.puzzle && root.puzzle.win ? qsTr("The way to win") : qsTr("Why")
                }
                Repeater {
                    model: root.reasons

                    TkText {
                        required property string modelData

                        width: column.width
                        role: "note"
                        words: modelData
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData
                    }
                }
            }
            Flow {
                id: buttons

                // The width of a button.
                function each(own: real): real {
                    return root.wide ? own : buttons.width
                }

                width: parent.width
                spacing: 8

                TkButton {
                    id: next

                    width: buttons.each(implicitWidth)
                    size: root.wide ? 32 : 36
                    visible: root.over
                    kind: "main"
                    iconName: "next"
                    text: root.last ? qsTr("All puzzles") : qsTr("Next puzzle")
                    onClicked: root.wentOn()
                }
                TkButton {
                    width: buttons.each(implicitWidth)
                    size: 32
                    visible: root.puzzle !== null && (root.puzzle.session.ply > 0 || root.puzzle.session.draft.itemCount > 0)
                    iconName: "undo"
                    keyText: ActionKeys.word("puzzleAgain")
                    text: qsTr("Try again")
                    onClicked: root.puzzle.again()
                }
                TkButton {
                    id: show

                    width: buttons.each(implicitWidth)
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
    }
    Connections {
        target: root.puzzle

        function onMistaken() {
            voice.say(strip.said)
        }
        function onSolvedNow() {
            voice.say(strip.said)
        }
        function onWentOn() {
            voice.say(strip.said)
        }
    }
}
