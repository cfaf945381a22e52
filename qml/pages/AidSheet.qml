pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The game on one page: goal, a turn in pictures, what scores, the end, what is often forgotten. Held
// by its key it goes with it; a short press or a click keeps it until the key, Esc or a press outside.
T.Popup {
    id: root

    property bool held: false           // opened by its key, which is still down
    property MatchSession session: null // whose computer waits meanwhile

    readonly property var aid: App.guide.aid
    readonly property real room: parent ? parent.width - 2 * Theme.px(12) : 1088
    readonly property bool narrow: root.width < Theme.px(1000)
    property bool waited: false         // the computer was to move before
    // Once it is known whether the key is held: tables take their time. By a timer, not the clock: a release
    // that waits in the queue comes before it, however busy the machine is.
    property bool drawn: false

    function letGo() {
        if (root.held && root.drawn)
            root.close()
        root.held = false
    }

    function read(clause: string) {
        root.close()
        Nav.rulebook(App.guide.gameId, clause)
    }

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(Theme.px(1088), root.room)
    height: Math.min(sheet.implicitHeight + topPadding + bottomPadding, parent ? parent.height - 24 : 592)
    padding: Theme.px(22)
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onOpened: ripe.start()
    onAboutToShow: if (root.session) {
        root.waited = !root.session.computer.paused
        root.session.computer.paused = true
    }
    onAboutToHide: if (root.session && root.waited)
        root.session.computer.paused = false

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.duration(120) } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.duration(120) } }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

    background: TkPopupGround { }

    // qmllint disable deferred-property-id
    contentItem: FocusScope {
        // qmllint enable deferred-property-id
        focus: true
        Keys.onPressed: (event) => {
            const own = ActionKeys.matches("aid", event, 0)
            if (own && !event.isAutoRepeat)
                root.close()
            event.accepted = own
        }
        Keys.onReleased: (event) => {
            if (ActionKeys.lets("aid", event) && !event.isAutoRepeat)
                root.letGo()
        }

        TkScroll {
            id: view

            anchors.fill: parent
            focus: true
            keyed: true
            contentHeight: sheet.implicitHeight
            Accessible.role: Accessible.Document
            Accessible.name: head.title

            Column {
                id: sheet

                width: view.width - (view.clip ? 12 : 0)
                spacing: Theme.px(12)

                AidHead {
                    id: head

                    width: sheet.width
                    onPrinted: printer.start()
                    onClosed: root.close()
                }
                AidGoal {
                    width: sheet.width
                    line: root.aid.goal
                    onClauseActivated: clause => root.read(clause)
                }
                AidTurn {
                    id: turn

                    width: sheet.width
                    parts: root.aid.turn
                    narrow: root.narrow
                    drawn: root.drawn
                    onClauseActivated: clause => root.read(clause)
                    onTermActivated: term => terms.show(term)
                }
                TkDivider {
                    width: sheet.width
                }
                AidFacts {
                    width: sheet.width
                    aid: root.aid
                    narrow: root.narrow
                    onClauseActivated: clause => root.read(clause)
                    onTermActivated: term => terms.show(term)
                }
            }
        }
    }
    Timer {
        id: ripe

        interval: root.held ? 260 : 0
        onTriggered: root.drawn = true
    }
    TermCard {
        id: terms

        onClauseActivated: clause => root.read(clause)
    }
    FigurePrinter {
        id: printer

        parent: root.contentItem
        figures: root.aid.turn
        onDone: App.saveAidDialog()
    }
}
