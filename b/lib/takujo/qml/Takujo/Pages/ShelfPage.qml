import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The first page: a match to go on with, the boxes, and quietly what is wrong.
FocusScope {
    id: root

    readonly property int margin: width > 1000 ? Theme.marginPage : 20
    readonly property int games: App.shelf.boxes.count

    ShelfHeader {
        id: header

        width: parent.width
        page: "shelf"
    }
    Flickable {
        id: scroll

        y: header.height
        width: parent.width
        height: parent.height - y
        contentWidth: width
        contentHeight: content.height + 16
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        T.ScrollBar.vertical: TkScrollBar { }

        Column {
            id: content

            x: Math.round((parent.width - width) / 2)
            y: 8
            width: Math.min(parent.width - 2 * root.margin, 1200 * boxes.k)
            spacing: 0

            ContinueCard {
                width: parent.width
                visible: root.games > 0
                focus: true
            }
            Row {
                height: Math.max(Theme.px(36) + 20, note.height + 12)
                spacing: 16
                visible: root.games > 0

                TkText {
                    id: play

                    anchors.verticalCenter: parent.verticalCenter
                    role: "heading"
                    text: qsTr("Play")
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                TkText {
                    id: note

                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, content.width - x)
                    role: "note"
                    color: Theme.ink3
                    wrapMode: Text.Wrap
                    text: qsTr("Choose a box to set seats and rules. Quick start keeps the seats you used last.")
                }
            }
            BoxShelf {
                id: boxes

                width: parent.width
                visible: root.games > 0
                pageWidth: root.width
                pageHeight: root.height
            }
            TkEmptyState {
                width: parent.width
                visible: root.games === 0
                title: qsTr("No games were found")
                text: qsTr("The game plugins are missing or cannot be used. Install the program again, then start it anew.")
            }
            Item {
                width: parent.width
                height: foot.height + 20

                TkLink {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: App.shelf.problems.length > 0
                    text: qsTr("%n problem(s) with the installed games", "", App.shelf.problems.length)
                    onClicked: problems.show("FailDialog", {
                        title: qsTr("Problems with the installed games"), sentence: Phrases.lines(App.shelf.problems)
                    })
                }
                Row {
                    id: foot

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 20

                    TkLink { text: qsTr("About Takujo"); onClicked: Nav.go("about") }
                    TkText { role: "caption"; text: qsTr("Ctrl+O Open a file") }
                    TkText { role: "caption"; text: qsTr("? Shortcuts") }
                }
            }
        }
    }
    LazyPopup {
        id: problems
    }
}
