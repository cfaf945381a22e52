pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The puzzles of a game: the one of the day, and all of them with what was solved.
FocusScope {
    id: root

    readonly property int margin: width > 1000 ? Theme.marginPage : 20
    readonly property string language: App.language
    readonly property var games: root.language.length > 0 ? root.gamesWithPuzzles() : [] // named anew in another one
    readonly property string gameId: root.games.some(game => game.id === Nav.puzzleGame) ? Nav.puzzleGame
                                     : root.games.length > 0 ? root.games[0].id : ""
    property var puzzles: []
    readonly property int solved: root.puzzles.filter(puzzle => puzzle.solved).length
    readonly property int today: root.puzzles.findIndex(puzzle => puzzle.today)
    readonly property int firstOpen: root.puzzles.findIndex(puzzle => !puzzle.solved)

    readonly property bool graded: root.puzzles.some(puzzle => puzzle.difficulty > 0) // some are easier

    // What they ask for; a game may have puzzles of both kinds.
    readonly property string task: {
        const best = qsTr("Each position comes from a match between computer players, and one move is clearly the best. Find it.")
        const win = qsTr("Each position is the last turn of a match between computer players, and it can be won. Find the way.")
        const wins = root.puzzles.filter(puzzle => puzzle.win).length
        return wins === 0 ? best : wins === root.puzzles.length ? win : best + "\n" + win
    }

    function gamesWithPuzzles(): var {
        const out = []
        for (let i = 0; i < App.shelf.boxes.count; ++i) {
            const id = App.shelf.boxes.value(i, "gameId")
            if (App.hasPuzzles(id))
                out.push({ id: id, name: App.shelf.boxes.value(i, "name") })
        }
        return out
    }

    function look() {
        root.puzzles = App.puzzles(root.gameId)
    }

    Component.onCompleted: root.look()
    onGameIdChanged: root.look()

    PageBar {
        id: bar

        width: parent.width
        title: qsTr("Puzzles")
        onBackClicked: Nav.home()
    }
    TkScroll {
        y: bar.height
        width: parent.width
        height: parent.height - y
        contentHeight: column.height + 40

        Column {
            id: column

            x: Math.round((parent.width - width) / 2)
            y: 20
            width: Math.min(parent.width - 2 * root.margin, Theme.px(1000))
            spacing: 16

            Flow {
                width: parent.width
                spacing: 8
                Accessible.role: Accessible.Grouping
                Accessible.name: qsTr("Game")

                Repeater {
                    model: root.games

                    TkButton {
                        required property var modelData

                        readonly property bool chosen: modelData.id === root.gameId

                        size: 32
                        kind: chosen ? "outline" : "plain"
                        iconName: chosen ? "check" : ""
                        text: modelData.name
                        Accessible.checkable: true
                        Accessible.checked: chosen
                        onClicked: Nav.puzzleGame = modelData.id
                    }
                }
            }
            TkText {
                width: parent.width
                color: Theme.ink2
                words: root.task
            }
            Flow {
                width: parent.width
                spacing: 12

                TkButton {
                    id: daily

                    size: 44
                    focus: true
                    kind: "main"
                    visible: root.today >= 0
                    iconName: "star"
                    text: qsTr("Today's puzzle: number %1").arg(root.today + 1)
                    onClicked: App.openPuzzleOf(root.gameId, root.today)
                }
                TkButton {
                    size: 44
                    visible: root.firstOpen >= 0
                    iconName: "next"
                    text: root.solved > 0 ? qsTr("Go on with number %1").arg(root.firstOpen + 1) : qsTr("Begin with number 1")
                    onClicked: App.openPuzzleOf(root.gameId, root.firstOpen)
                }
                TkChip {
                    height: daily.height
                    tint: root.firstOpen < 0 && root.puzzles.length > 0 ? "good" : "neutral"
                    iconName: root.firstOpen < 0 && root.puzzles.length > 0 ? "check" : ""
                    text: qsTr("%1 of %2 solved").arg(root.solved).arg(root.puzzles.length)
                }
            }
            TkPanel {
                width: parent.width
                head: root.graded ? qsTr("All puzzles, easy ones first") : qsTr("All puzzles")

                Flow {
                    id: tiles

                    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (Theme.px(104) + spacing)))

                    width: parent.width
                    spacing: 10

                    Repeater {
                        model: root.puzzles

                        PuzzleTile {
                            width: Math.floor((tiles.width + tiles.spacing) / tiles.columns) - tiles.spacing
                            onClicked: App.openPuzzleOf(root.gameId, index)
                        }
                    }
                }
            }
        }
    }
    Keys.onEscapePressed: Nav.home()
}
