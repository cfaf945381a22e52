pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A puzzle on the table of its game. What it asks and what came of the last move stands in the rail,
// or on a card where there is no rail.
TablePage {
    id: root

    readonly property bool floating: root.tall || root.largeText

    function goOn() {
        if (root.puzzle.number + 1 < root.puzzle.count)
            App.openPuzzleOf(root.session.info.gameId, root.puzzle.number + 1)
        else
            Nav.puzzles(root.session.info.gameId)
    }
    function place() {
        if (root.floating && !root.docked && root.stage && cards.itemAt(0))
            cards.at = places.placeOf(Qt.size(cards.itemAt(0).width, cards.itemAt(0).height), root.ground, finder.pieces(), [])
    }

    puzzle: App.puzzle
    session: App.puzzled
    Binding {
        target: root.promptBar
        property: "solved"
        value: root.puzzle !== null && root.puzzle.answer.length > 0
    }
    onEntered: {
        if (root.puzzle.answer.length > 0)
            root.goOn()
        else if (root.promptBar.enterWorks)
            root.promptBar.enter()
    }
    onWentOn: root.goOn()
    onGroundChanged: placing.restart()
    onStageChanged: placing.restart()

    PuzzleBar {
        width: parent.width
        height: root.barHeight
        puzzle: root.puzzle
        compact: root.tall || root.width < 1000 * Theme.textScale
    }
    LessonFinder {
        id: finder

        page: root
        stage: root.stage
        promptBar: root.promptBar
    }
    LessonPlace {
        id: places
    }
    Repeater {
        id: cards

        property point at: Qt.point(root.ground.x + 8, root.ground.y + 8)

        model: root.floating ? 1 : 0

        PuzzleCard {
            // It grows with its reasons before it is placed anew.
            x: root.docked ? 8 : places.within(cards.at.x, root.ground.x, root.ground.x + root.ground.width - width - 8)
            y: root.docked ? root.ground.y - root.dockHeight : places.within(cards.at.y, root.ground.y, root.ground.y + root.ground.height - height - 8)
            width: Math.min(root.ground.width - 16, root.docked ? root.width : Theme.px(400))
            height: Math.min(wantedHeight, root.docked ? root.dockHeight - 8 : root.ground.height - 16)
            framed: true
            wide: root.docked
            puzzle: root.puzzle
            onHeightChanged: placing.restart()
            onWantedHeightChanged: root.dockWanted = wantedHeight
            Component.onCompleted: root.dockWanted = wantedHeight
            onWentOn: root.goOn()
            onClauseActivated: clause => root.rulebook(clause)
        }
    }
    // Once the pieces lie where they belong.
    Timer {
        id: placing

        interval: Theme.animationFactor > 0 ? 200 : 1
        onTriggered: root.place()
    }
    TkShortcut { action: "puzzleBefore"; onActivated: App.openPuzzleOf(root.session.info.gameId, root.puzzle.number - 1) }
    TkShortcut { action: "puzzleNext"; onActivated: root.goOn() }
    TkShortcut { action: "puzzleAgain"; onActivated: root.puzzle.again() }
    TkShortcut { action: "puzzleAnswer"; onActivated: root.puzzle.show() }
}
