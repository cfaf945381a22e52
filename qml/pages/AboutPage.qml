pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What this is, whose games these are, and under which licence.
FocusScope {
    Keys.forwardTo: [scroll]
    Component.onCompleted: bar.backButton.focus = true

    PageBar {
        id: bar

        width: parent.width
        backText: qsTr("Back")
        title: qsTr("About Takujo")
        onBackClicked: Nav.back()
    }
    TkScroll {
        id: scroll

        keyed: true
        y: bar.height
        width: parent.width
        height: parent.height - y
        contentHeight: column.height + 60

        Column {
            id: column

            x: Math.round((parent.width - width) / 2)
            y: 28
            width: Math.min(parent.width - 2 * Theme.marginPage, Theme.px(720))
            spacing: 16

            Row {
                spacing: 16

                Image {
                    width: 64
                    height: 64
                    sourceSize.width: 64
                    sourceSize.height: 64
                    source: Theme.art("app-icon.svg")
                    Accessible.ignored: true
                }
                Column {
                    TkText { role: "display"; text: qsTr("Takujo") }
                    TkText { role: "caption"; text: qsTr("Version %1").arg(App.version) }
                }
            }
            TkBanner {
                width: parent.width
                title: qsTr("Unofficial")
                text: qsTr("Takujo is a free program by people who like these games. It is not made, endorsed or checked by their designers or publishers. Names and rules of the games belong to them; buy the real boxes.")
            }
            TkPanel {
                width: parent.width
                head: qsTr("The games")

                Column {
                    width: parent.width
                    spacing: 10

                    Repeater {
                        model: App.shelf.boxes

                        Column {
                            id: game

                            required property string gameId
                            required property string name
                            required property string blurb

                            width: parent ? parent.width : 0

                            TkText { role: "strong"; text: game.name }
                            TkText {
                                width: parent.width
                                role: "note"
                                color: Theme.ink2
                                words: App.shelf.credits(game.gameId)
                                visible: text.length > 0
                            }
                        }
                    }
                }
            }
            TkPanel {
                width: parent.width
                head: qsTr("Words, drawings, licence")

                Column {
                    width: parent.width
                    spacing: 8

                    TkText {
                        width: parent.width
                        words: qsTr("The rulebooks are written in our own words from the published rules. All drawings, covers and card faces were made for this program.")
                    }
                    TkText {
                        width: parent.width
                        words: qsTr("Takujo is free software under the GNU General Public License, version 3 or later. It comes without any warranty. It uses Qt (LGPL 3), Chipmunk2D (MIT), JSON for Modern C++ (MIT), CLI11 (BSD) and SQLite.")
                    }
                }
            }
            TkButton {
                text: qsTr("Back")
                iconName: "back"
                onClicked: Nav.back()
            }
        }
    }
    Keys.onEscapePressed: Nav.back()
}
