pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The rules of one game as they are played: contents left, paragraphs right, search on top.
FocusScope {
    id: root

    readonly property RulebookModel book: App.rulebook
    readonly property bool tight: width < 1100 * Theme.textScale    // no room for the words of buttons
    readonly property bool narrow: width < Theme.px(820)            // nor for the contents beside the text
    readonly property int margin: width > 1000 ? Theme.marginPage : 20
    readonly property Item focused: root.Window.activeFocusItem
    readonly property BookTabs tabs: BookTabs { list: list }
    property int hit: -1
    property string led: ""             // the clause somebody was led to

    function show(row: int) {
        if (row >= 0)
            list.positionViewAtIndex(row, ListView.Beginning)
    }

    // Next paragraph with the searched word.
    function next() {
        for (let step = 1; step <= root.book.count; ++step) {
            const row = (root.hit + step) % root.book.count
            if (root.book.value(row, "matches")) {
                root.hit = row
                root.show(row)
                return
            }
        }
    }

    function jump() {
        root.showClause(Nav.clause)
    }
    function showClause(clause: string) {
        root.led = ""   // led to the same one again, it flashes again
        root.led = clause
        if (clause.length > 0)
            root.show(root.book.rowOf(clause))
    }

    PageBar {
        id: bar

        width: parent.width
        backText: qsTr("Back")
        title: root.book.title
        onBackClicked: Nav.back()
        chips: [
            TkChip { text: root.book.rulesName; visible: text.length > 0 },
            TkChip {
                visible: root.book.changedCount > 0
                tint: "shu"
                text: qsTr("%n paragraph(s) changed", "", root.book.changedCount)
            }
        ]

        ToolButton {
            compact: root.tight
            visible: App.guide.offers(root.book.gameId)
            iconName: "aid"
            word: qsTr("Player aid")
            key: ActionKeys.word("aid")
            onClicked: Nav.aid(root.book.gameId, false)
        }
        ToolButton {
            readonly property var lesson: root.book.gameId.length > 0 ? App.lessonProgress(root.book.gameId) : null

            compact: root.tight
            visible: lesson !== null && lesson.steps > 0
            iconName: "sprout"
            word: qsTr("Learn in 5 minutes")
            onClicked: App.openLesson(root.book.gameId)
        }
        ToolButton {
            compact: root.width < 1500 * Theme.textScale
            iconName: "export"
            word: qsTr("Save as PDF…")
            enabled: !printer.running
            onClicked: printer.start()
        }
        TkTextField {
            id: search

            width: Theme.px(root.tight ? 160 : 240)
            size: 32
            placeholderText: qsTr("Search the rules")
            text: root.book.search
            onTextChanged: {
                root.book.search = text
                root.hit = -1
            }
            Keys.onReturnPressed: root.next()
            Keys.onEnterPressed: root.next()
        }
        TkText {
            height: search.height
            leftPadding: Theme.ring + Theme.ringGap // clear of the field's ring
            visible: root.book.search.length > 0
            role: "caption"
            text: qsTr("%n found", "", root.book.matches)
        }
        TkIconButton {
            iconName: "down"
            text: qsTr("Next place")
            enabled: root.book.matches > 0
            onClicked: root.next()
        }
    }
    BookStrip {
        id: strip

        y: bar.height
        width: parent.width
        visible: root.narrow
        book: root.book
        section: place.section
        onRowChosen: row => root.show(row)
    }
    BookContents {
        id: contents

        y: bar.height
        width: root.narrow ? 0 : Theme.px(248)
        height: parent.height - y
        visible: !root.narrow
        book: root.book
        section: place.section
        onRowChosen: row => root.show(row)
    }
    Keys.onEscapePressed: Nav.back()
    // Opened without a game: the first one.
    Component.onCompleted: if (root.book.gameId.length === 0 && App.shelf.boxes.count > 0)
        App.openRulebook(App.shelf.boxes.value(0, "gameId"))

    ListView {
        id: list

        x: contents.width
        y: bar.height + (strip.visible ? strip.height : 0)
        width: parent.width - x
        height: parent.height - y
        focus: true
        activeFocusOnTab: true
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        topMargin: 20
        bottomMargin: 40
        spacing: 0
        cacheBuffer: 4000
        model: root.book
        onContentYChanged: place.restart()
        onCountChanged: place.restart()
        keyNavigationEnabled: false
        Keys.onDownPressed: list.flick(0, -700)
        Keys.onUpPressed: list.flick(0, 700)
        Keys.onTabPressed: event => event.accepted = root.tabs.step(root.focused, 1)
        Keys.onBacktabPressed: event => event.accepted = root.tabs.step(root.focused, -1)
        T.ScrollBar.vertical: TkScrollBar { }
        Accessible.role: Accessible.Document
        Accessible.name: root.book.title

        delegate: BookParagraph {
            width: ListView.view.width
            textWidth: Math.min(Theme.px(720), ListView.view.width - 2 * root.margin)
            target: clause.length > 0 && clause === root.led
            near: pictures && ( y < list.contentY + 2 * list.height && y + height > list.contentY - list.height)
            onClauseActivated: clause => root.showClause(clause)
            onTermActivated: term => terms.show(term)
            onCopied: root.book.copyClause(clause)
        }
        // By URL: Qt 6.4 cannot build a bound inline component as a footer.
        footer: Qt.createComponent("BookGlossary.qml")
    }
    BookPlace {
        id: place

        list: list
        book: root.book
    }
    TermCard {
        id: terms

        onClauseActivated: clause => root.showClause(clause)
    }
    FigurePrinter {
        id: printer

        figures: Array.from(App.guide.figures, (figure) => ({ figure: figure, clip: [] }))
        onDone: App.saveBookDialog()
    }
    Connections {
        target: Nav

        function onClauseChanged() {
            root.jump()
        }
    }
    // When the paragraphs have their places.
    Timer {
        interval: 1
        running: true
        onTriggered: root.jump()
    }
    TkShortcut {
        action: "search"
        onActivated: search.forceActiveFocus()
    }
}
