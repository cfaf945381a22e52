import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Bar of a puzzle: way back, game, which puzzle; rules.
PageBar {
    id: root

    required property PuzzleSession puzzle
    property bool compact: false

    title: root.puzzle ? root.puzzle.session.info.gameName : ""
    backText: qsTr("All puzzles")
    onBackClicked: Nav.puzzles(root.puzzle.session.info.gameId)
    chips: [
        TkChip {
            tint: root.puzzle && root.puzzle.today ? "shu" : "accent"
            iconName: "star"
            text: !root.puzzle ? "" : root.puzzle.today ? qsTr("Today's puzzle")
                : qsTr("Puzzle %1 of %2").arg(root.puzzle.number + 1).arg(root.puzzle.count)
        },
        TkChip {
            visible: !root.compact && text.length > 0
            text: root.puzzle ? Phrases.difficulty(root.puzzle.difficulty) : ""
        }
    ]

    ToolButton {
        compact: root.compact
        iconName: "book"
        word: qsTr("Rules")
        key: ActionKeys.word("rulebook")
        onClicked: Nav.rulebook(root.puzzle.session.info.gameId, "")
    }
}
