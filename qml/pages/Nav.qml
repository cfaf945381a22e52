pragma Singleton

import QtQuick
import Takujo.App

// Which page the window shows, and the way back.
QtObject {
    id: root

    property string page: "shelf"
    property string clause: ""              // paragraph the rulebook opens at
    property string record: ""              // file the records open at
    property string puzzleGame: ""          // whose puzzles are listed
    property list<string> trail: []
    property bool printing: false           // what is drawn is for paper
    property bool uncalled: false           // the page came by itself: a press may be meant for the one before

    readonly property bool atTable: root.at("table")

    // A dialog over whatever is shown: name of its file, values of its properties.
    signal popup(string name, var values)
    // The program ends, whatever could not be saved.
    signal leaveAnyway()

    function at(page: string): bool {
        return root.page === page
    }

    function go(page: string) {
        if (page.length === 0 || page === root.page)
            return
        root.uncalled = false
        root.trail = root.trail.concat([root.page]).slice(-8)
        root.page = page
    }

    // Nobody pressed anything for it.
    function come(page: string) {
        root.go(page)
        root.uncalled = true
    }

    // To the page before, else to the shelf.
    function back() {
        const before = root.trail.length > 0 ? root.trail[root.trail.length - 1] : "shelf"
        root.trail = root.trail.slice(0, -1)
        root.page = before
    }

    // The shelf is the root: nothing lies behind it.
    function home() {
        root.trail = []
        root.page = "shelf"
    }

    // A finished match among the records.
    function look(file: string) {
        root.record = file
        root.go("records")
    }

    function rulebook(game: string, clause: string) {
        root.clause = clause
        App.openRulebook(game, root.at("lesson"))
        root.go("rulebook")
    }

    // The list of a game's puzzles; from one of them the way back leads there.
    function puzzles(game: string) {
        root.puzzleGame = game
        root.trail = ["shelf"]
        root.page = "puzzles"
    }

    // A figure of the rulebook on the table: the way back leads to the book.
    function trial() {
        root.go("table")
    }

    // A game on one page, over whatever is shown.
    function aid(game: string, held: bool) {
        if (!App.guide.offers(game))
            return
        if (!root.at("rulebook"))
            App.openRulebook(game, root.at("lesson"))
        root.popup("AidSheet", { held: held, session: root.atTable ? App.session : null })
    }

    // A new match stands in for whatever was played before.
    function table() {
        root.trail = ["shelf"]
        root.page = "table"
    }
}
