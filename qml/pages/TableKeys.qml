pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// Keys of the table page that work wherever the focus is.
Item {
    id: root

    required property MatchSession session
    required property PromptBar promptBar
    required property TableBar bar
    required property StageHost stage
    required property ScoreCount count

    readonly property bool usable: root.session !== null && !root.session.view.covered
    // Nothing is taken back, asked or looked back at in a lesson.
    readonly property bool free: root.usable && !root.session.teaching
    readonly property Item focused: root.Window.activeFocusItem as Item
    // A control of the page that has the focus from a click shows no ring: it must not keep the keys.
    readonly property bool onlyClicked: root.focused instanceof T.AbstractButton
                                        && !(root.focused as T.AbstractButton).visualFocus
                                        && root.within(root.parent)
    // Enter and Space mean the match while the focus is on the table or nowhere: a button reached by
    // Tab keeps them.
    readonly property bool atStage: root.usable
                                    && (root.focused === root.parent || root.onlyClicked || root.within(root.stage))

    // A finished match is stepped through while no piece or control has the keyboard.
    readonly property bool replays: root.free && !root.count.running && root.session.finished
                                    && (root.focused === root.parent || root.onlyClicked || root.focused === root.stage.table)

    signal entered()        // in a lesson

    readonly property Theatre theatre: (root.stage.table as TableStage)?.theatre ?? null
    readonly property bool showing: root.usable && root.theatre !== null && root.theatre.shown

    // Hurries what is shown; step by step the next move comes.
    function next() {
        if (root.count.running)
            root.count.hurry()
        else if (root.showing && (root.theatre.running || root.session.myTurn))
            root.theatre.hurry()
        if (root.session.computer.waitingForStep)
            root.session.computer.step()
    }

    // Of the moment looked at, else of the last move.
    function askWhy() {
        const cursor = root.session.cursor
        if (cursor.live && cursor.ply > 0)
            cursor.lookBackAt(cursor.ply)
        if (!cursor.live)
            root.session.why.ask(cursor.ply)
    }

    function within(place: Item): bool {
        let item = root.focused
        while (item && item !== place)
            item = item.parent
        return item !== null
    }

    TkShortcut { action: "undo"; enabled: root.free; onActivated: root.bar.undo() }
    TkShortcut { action: "redo"; enabled: root.free; onActivated: root.session.redo() }
    TkShortcut { action: "save"; enabled: root.free && root.session.kept; onActivated: App.saveDialog() }
    TkShortcut { action: "hint"; enabled: root.free; onActivated: root.session.hint.next() }
    TkShortcut { action: "setUp"; enabled: root.usable && root.session.hint.composed; onActivated: root.session.hint.layOut() }
    TkShortcut { action: "why"; enabled: root.free; onActivated: root.askWhy() }
    TkShortcut { action: "pause"; enabled: root.free; onActivated: root.session.computer.paused = !root.session.computer.paused }
    TkShortcut { action: "moveNow"; enabled: root.usable && root.session.computer.hurryable; onActivated: root.session.computer.moveNow() }
    TkShortcut { action: "mute"; enabled: root.usable; onActivated: root.bar.mute() }
    TkShortcut { action: "lookBack"; enabled: root.free && !root.replays; onActivated: root.session.cursor.lookAt(root.session.cursor.ply - 1) }
    TkShortcut { action: "lookForward"; enabled: root.free && !root.replays; onActivated: root.session.cursor.lookAt(root.session.cursor.ply + 1) }
    ReplayKeys {
        session: root.session
        usable: root.replays
        spaceFree: root.promptBar.playing || !root.showing
        onPlayToggled: root.promptBar.playing = !root.promptBar.playing && root.session.cursor.ply < root.session.ply
    }
    // Held down it means one press.
    TkShortcut {
        action: "confirm"
        enabled: root.atStage && (root.session.teaching || root.promptBar.enterWorks || root.count.running)
        autoRepeat: false
        onActivated: {
            if (root.session.teaching)
                root.entered()
            else if (root.count.running)
                root.count.hurry()
            else
                root.promptBar.enter()
        }
    }
    Repeater {
        model: 10

        Item {
            id: digit

            required property int index

            Shortcut {
                sequences: [String(digit.index)]
                enabled: root.atStage && root.promptBar.digitsWork
                autoRepeat: false
                onActivated: root.session.choose(root.session.prompt.optionOfDigit(String(digit.index)))
            }
        }
    }
    TkShortcut {
        action: "next"
        autoRepeat: root.count.running  // held down it leads to the result
        enabled: root.atStage && !root.promptBar.playing && (root.session.computer.waitingForStep || root.showing || root.count.running)
        onActivated: root.next()
    }
    TkShortcut {
        action: "showBack"
        enabled: root.showing
        onActivated: root.session.cursor.lookAt(root.session.cursor.ply - 1)
    }
    Shortcut { sequences: ["Escape"]; enabled: root.usable; onActivated: root.count.running ? root.count.finish() : root.promptBar.stepOut() }
}
