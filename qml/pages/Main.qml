import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The window: one page at a time, the shortcuts that work everywhere, and messages.
T.ApplicationWindow {
    id: window

    readonly property var files: ({
        shelf: "ShelfPage", setup: "SetupPage", table: "TablePage", result: "ResultPage", review: "ReviewPage",
        records: "RecordsPage", rulebook: "RulebookPage", lesson: "LessonPage",
        puzzles: "PuzzlesPage", puzzle: "PuzzlePage", position: "PositionPage", settings: "SettingsPage", keys: "KeysPage",
        about: "AboutPage"
    })
    readonly property string page: Nav.page
    // What is on the table that is shown; null = none is.
    readonly property MatchSession playing: Nav.at("lesson") ? App.taught : Nav.at("puzzle") ? App.puzzled : Nav.atTable ? App.session : null

    property bool givenUp: false            // what could not be saved is to be lost

    signal pageReady(string page)

    // From the command line: a table replaces the whole trail.
    function goTo(page: string) {
        if (page === "table")
            Nav.table()
        else
            Nav.go(page)
    }

    // Before the window goes: the page and what lies over it end as they do whenever a page is left,
    // not while the window falls apart around them.
    function leave() {
        failures.active = false
        popup.active = false
        pageLoader.active = false
    }

    function toggleFullScreen() {
        window.visibility = window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }

    // With the keys of the table that is shown.
    function showShortcuts() {
        const page = pageLoader.item as TablePage
        const keys = page && page.stage ? page.stage.keys : []
        popup.show("ShortcutOverview", { game: keys.length > 0 ? window.playing.info.gameName : "", gameKeys: keys })
    }

    // Over the page, not over what lies over it.
    function goToLetters() {
        let item = window.activeFocusItem
        while (item && item !== T.Overlay.overlay)
            item = item.parent
        if (!item)
            popup.show("GoTo", { page: pageLoader.item })
    }

    // A match opened from a table stands in for the one there.
    function openFileDialog() {
        window.goTo(App.openDialog())
    }

    width: 1280
    height: 720
    minimumWidth: 960
    minimumHeight: 560              // a screen of 1024x600 with a bar of its own
    visible: false
    onClosing: close => {
        close.accepted = window.givenUp || App.saveProblem.length === 0 || App.saveAgain()
        if (!close.accepted)
            popup.show("UnsavedDialog", {})
    }
    title: window.playing ? window.playing.info.gameName + " – " + qsTr("Takujo") : qsTr("Takujo")
    color: Theme.bg
    font.family: Theme.sans
    font.pixelSize: Theme.sizeBody

    Binding { target: ActionKeys; property: "map"; value: App.keys.map }
    Binding { target: Theme; property: "mode"; value: !Nav.printing ? App.settings.mode : App.settings.mode.startsWith("hc") ? "hcLight" : "day" }
    Binding { target: Theme; property: "palette"; value: App.settings.palette }
    Binding { target: Theme; property: "textScale"; value: App.settings.textSize / 100 }
    Binding { target: Theme; property: "reducedMotion"; value: App.settings.reducedMotion }
    Binding { target: Theme; property: "plainTable"; value: App.settings.plainTable }
    Binding { target: Theme; property: "animationFactor"; value: App.settings.animationFactor }

    Loader {
        id: pageLoader

        width: parent.width
        height: parent.height
        focus: true
        source: "qrc:/qt/qml/Takujo/Pages/" + window.files[Nav.page] + ".qml"
        onLoaded: {
            (item as Item).forceActiveFocus()
            // The first one is there with the window.
            if (window.visible && Theme.animationFactor > 0)
                rise.restart()
            window.pageReady(Nav.page)
        }
    }
    TkPageTransition {
        id: rise

        target: pageLoader
    }
    RepaintArea {
        width: parent.width
        height: parent.height
        busy: rise.running
    }

    LazyPopup {
        id: popup
    }
    Failures {
        id: failures
    }
    Connections {
        target: Nav

        function onPageChanged() {
            if (Nav.at("result") && App.session?.finished && App.takeLessonEnd())
                popup.show("LessonEndDialog", { lesson: App.lesson, outcome: App.session.outcome.told })
        }
        function onPopup(name: string, values: var) {
            popup.show(name, values)
        }
        function onLeaveAnyway() {
            window.givenUp = true
            window.close()
        }
    }
    Connections {
        target: App

        function onLessonOpened() {
            Nav.go("lesson")
        }
        function onPuzzleOpened() {
            Nav.go("puzzle")
        }
        function onFailed(title: string, text: string, file: string) {
            failures.tell({ title: title, sentence: text, file: file })
        }
    }

    TkShortcut {
        action: "newMatch"
        onActivated: {
            if (Nav.at("table"))
                App.leaveMatch()
            Nav.home()
        }
    }
    TkShortcut { action: "open"; onActivated: window.openFileDialog() }
    TkShortcut { action: "quit"; onActivated: window.close() }
    TkShortcut { action: "fullScreen"; onActivated: window.toggleFullScreen() }
    TkShortcut { action: "settings"; onActivated: Nav.go("settings") }
    TkShortcut { action: "editor"; onActivated: App.openEditor() }
    TkShortcut { action: "overview"; onActivated: window.showShortcuts() }
    TkShortcut { action: "goTo"; enabled: !window.playing?.view.covered; onActivated: window.goToLetters() }
    TkShortcut {
        action: "aid"
        autoRepeat: false
        enabled: Nav.at("rulebook") || window.playing !== null
        onActivated: Nav.aid(window.playing ? window.playing.info.gameId : App.rulebook.gameId, true)
    }
    TkShortcut {
        action: "rulebook"
        enabled: !Nav.at("rulebook")
        onActivated: Nav.rulebook(window.playing ? window.playing.info.gameId : App.setup.gameId, "")
    }
}
