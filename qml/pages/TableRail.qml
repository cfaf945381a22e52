pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// Left of the stage: the seats, below them the log. Where large text leaves too few lines for it, it opens as
// a drawer; in a small window the seats are then crests and scores.
Rectangle {
    id: root

    required property MatchSession session
    property ScoreCount count: null
    property bool logged: true
    property bool reasoned: false       // the reasons of a hint stand here, below the log
    property bool advised: false        // they stand on the stage
    property TableStage stage: null     // the table beside it
    property bool slim: false
    readonly property bool roomForLog: !root.slim && root.parent !== null
                                       && root.parent.height - root.y - scroller.contentHeight >= Theme.px(150)
    property LessonSession lesson: null // its steps stand in the place of the log
    property PuzzleSession puzzle: null // its card does

    signal clauseActivated(string clause)
    signal wentOn()                     // from a puzzle to the next one

    // Where the score of a seat stands.
    function scorePoint(seat: int, item: Item): var {
        return (panels.itemAt(seat) as SeatPanel)?.scorePoint(item) ?? null
    }

    color: Theme.surface

    TkDivider {
        upright: true
        height: parent.height
        anchors.right: parent.right
    }
    // Seats that do not fit at large text scroll; the one that has the turn comes into sight.
    Flickable {
        id: scroller

        width: parent.width - 1
        height: Math.min(contentHeight, root.height)
        contentHeight: seats.y + seats.height + 4
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds

        function reveal(panel: Item) {
            const y = Math.min(scroller.contentY, seats.y + panel.y - Theme.marginRail)
            scroller.contentY = Math.max(y, seats.y + panel.y + panel.height + 4 - scroller.height)
        }

        Column {
            id: seats

            x: root.slim ? 6 : Theme.marginRail
            y: Theme.marginRail
            width: parent.width - 2 * x
            spacing: 8

            Repeater {
                id: panels

                model: root.session ? root.session.seats : null

                SeatPanel {
                    id: panel

                    width: seats.width
                    session: root.session
                    count: root.count
                    slim: root.slim
                    onActiveChanged: if (active) scroller.reveal(panel)
                    onActiveFocusChanged: if (activeFocus) scroller.reveal(panel)
                }
            }
        }
    }
    Repeater {
        model: root.lesson && !root.slim ? 1 : 0

        LessonSteps {
            x: Theme.marginRail
            y: scroller.height + 8
            width: root.width - 2 * x - 1
            height: root.height - y - 8
            lesson: root.lesson
        }
    }
    Repeater {
        model: root.puzzle && root.logged ? 1 : 0

        PuzzleCard {
            x: Theme.marginRail
            y: scroller.height + 8
            width: root.width - 2 * x - 1
            height: root.height - y - 8
            puzzle: root.puzzle
            onWentOn: root.wentOn()
            onClauseActivated: clause => root.clauseActivated(clause)
        }
    }
    LogPanel {
        visible: root.logged && root.lesson === null && root.puzzle === null
        x: Theme.marginRail
        y: scroller.height + 8
        width: parent.width - 2 * x - 1
        // The line that reasons are about, the newest otherwise, stays in sight above them.
        height: Math.max(0, parent.height - y - 8 - (sheets.sheet?.visible ? sheets.sheet.height + 4 : 0))
        session: root.session
        stage: Theme.textScale < 1.4 ? root.stage : null
    }
    Repeater {
        id: sheets

        readonly property ReasonSheet sheet: count > 0 ? itemAt(0) as ReasonSheet : null

        model: root.reasoned ? 1 : 0

        ReasonSheet {
            x: 6
            y: root.height - height - 8
            width: root.width - 12
            session: root.session
            elsewhere: root.advised
            onClauseActivated: clause => root.clauseActivated(clause)
        }
    }
}
