pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The first page: a match to go on with, the boxes, and quietly what is wrong.
FocusScope {
    id: root

    readonly property int games: App.shelf.boxes.count
    readonly property bool halves: content.width >= 1100 * Theme.textScale
    readonly property bool greeting: root.games > 0 && App.settings.welcome && !App.shelf.played && App.shelf.unfinished.count === 0

    Component.onCompleted: if (root.greeting) boxes.begin()

    // Words in another language come softly.
    NumberAnimation {
        id: fade

        target: content
        property: "opacity"
        from: 0.3
        to: 1
        duration: Theme.durRing
    }
    Connections {
        target: App

        function onLanguageChanged() {
            if (root.greeting && !Theme.reducedMotion && Theme.animationFactor > 0)
                fade.restart()
        }
    }

    ShelfHeader {
        id: header

        width: parent.width
        page: "shelf"
    }
    SaveBanner {
        id: saving

        x: header.inset
        y: header.height
        width: header.room
        atTable: false
    }
    TkScroll {
        id: scroll

        y: header.height + saving.height
        width: parent.width
        height: parent.height - y
        contentHeight: content.y + content.height + (root.greeting ? 2 : 8)

        Column {
            id: content

            x: header.inset
            // A greeting has nothing below it: in a high window it does not hang from the top.
            y: root.greeting ? Math.max(8, Math.round((scroll.height - height) / 3)) : 8
            width: header.room
            spacing: 0

            Repeater {
                model: root.games > 0 && !root.greeting ? 1 : 0

                ContinueCard {
                    width: content.width
                    focus: true
                }
            }
            Repeater {
                id: welcomes

                model: root.greeting ? 1 : 0

                WelcomePanel {
                    width: content.width
                    low: boxes.low
                    onLeftBelow: boxes.begin()
                }
            }
            ShelfNote {
                width: parent.width
                visible: root.games > 0
                greeting: root.greeting
            }
            BoxShelf {
                id: boxes

                width: parent.width
                visible: root.games > 0
                pageWidth: root.width
                pageHeight: root.height
                greeting: root.greeting
                onLeftAbove: (welcomes.itemAt(0) as WelcomePanel).enter()
            }
            TkEmptyState {
                width: parent.width
                visible: root.games === 0
                title: qsTr("No games were found")
                text: qsTr("The game plugins are missing or cannot be used. Install the program again, then start it anew.")
            }
            Grid {
                width: parent.width
                topPadding: 14
                columns: root.halves ? 2 : 1
                columnSpacing: 40
                rowSpacing: 18
                visible: root.games > 0 && !root.greeting

                OwnRules {
                    width: root.halves ? Math.floor((content.width - 40) / 2) : content.width
                }
                RecentMatches {
                    width: root.halves ? Math.floor((content.width - 40) / 2) : content.width
                }
            }
            Item {
                id: last

                // Below a greeting as far off as it can be without scrolling.
                readonly property int spare: scroll.height - 12 - last.y - foot.height
                readonly property int above: !root.greeting ? 10 : last.spare < 0 ? 16 : Math.min(16, last.spare)

                width: parent.width
                height: last.above + foot.height + (root.greeting ? 2 : 10)

                TkLink {
                    anchors.verticalCenter: foot.verticalCenter
                    visible: App.shelf.problems.length > 0
                    text: qsTr("%n problem(s) with the installed games", "", App.shelf.problems.length)
                    onClicked: problems.show("FailDialog", {
                        title: qsTr("Problems with the installed games"), sentence: Phrases.lines(App.shelf.problems)
                    })
                }
                Row {
                    id: foot

                    anchors.right: parent.right
                    y: last.above
                    spacing: 20

                    TkLink { text: qsTr("About Takujo"); onClicked: Nav.go("about") }
                    TkText { role: "caption"; text: qsTr("%1 Open a file").arg(ActionKeys.word("open")) }
                    TkText { role: "caption"; text: qsTr("%1 Shortcuts").arg(ActionKeys.word("overview")) }
                }
            }
        }
    }
    LazyPopup {
        id: problems
    }
    BoardPainter { }
}
