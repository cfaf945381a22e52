pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Settings work at once; there is nothing to confirm.
FocusScope {
    id: root

    readonly property int margin: width > 1000 ? Theme.marginPage : 20
    // Opened from a match, the way leads back there.
    readonly property bool inside: Nav.trail.indexOf("table") >= 0 || Nav.trail.indexOf("setup") >= 0
    readonly property var languages: ["system", "ja", "en"]
    readonly property var themes: ["system", "day", "night", "hcLight", "hcDark"]
    readonly property var motions: ["system", "full", "reduced"]
    readonly property var sizes: [100, 125, 150, 175, 200]

    ShelfHeader {
        id: header

        width: parent.width
        visible: !root.inside
        page: "settings"
    }
    PageBar {
        id: bar

        width: parent.width
        visible: root.inside
        backText: qsTr("Back")
        title: qsTr("Settings")
        onBackClicked: Nav.back()
    }
    TkScroll {
        y: root.inside ? bar.height : header.height
        width: parent.width
        height: parent.height - y
        contentHeight: column.height + 40

        Column {
            id: column

            x: Math.round((parent.width - width) / 2)
            y: 12
            width: Math.min(parent.width - 2 * root.margin, Theme.px(760))
            spacing: Theme.gapPanels

            TkPanel {
                width: parent.width
                head: qsTr("Language and look")

                Column {
                    width: parent.width
                    spacing: 12

                    SettingRow {
                        text: qsTr("Language")

                        TkComboBox {
                            focus: true
                            label: qsTr("Language")
                            model: [qsTr("As the system"), "日本語", "English"]
                            currentIndex: root.languages.indexOf(App.settings.language)
                            // words in another language are a new list, which begins at its first row
                            onModelChanged: currentIndex = Qt.binding(() => root.languages.indexOf(App.settings.language))
                            onActivated: index => App.settings.language = root.languages[index]
                        }
                    }
                    SettingRow {
                        text: qsTr("Theme")

                        TkComboBox {
                            label: qsTr("Theme")
                            model: [qsTr("As the system"), qsTr("Day"), qsTr("Night"), qsTr("High contrast, light"),
                                    qsTr("High contrast, dark")]
                            currentIndex: root.themes.indexOf(App.settings.theme)
                            onModelChanged: currentIndex = Qt.binding(() => root.themes.indexOf(App.settings.theme))
                            onActivated: index => App.settings.theme = root.themes[index]
                        }
                    }
                    PaletteRow { }
                    SettingRow {
                        text: qsTr("Text size")

                        TkSegment {
                            label: qsTr("Text size")
                            model: root.sizes.map(size => qsTr("%1 %").arg(size))
                            currentIndex: root.sizes.indexOf(App.settings.textSize)
                            onActivated: index => App.settings.textSize = root.sizes[index]
                        }
                    }
                    SettingRow {
                        text: qsTr("Motion")

                        TkComboBox {
                            label: qsTr("Motion")
                            model: [qsTr("As the system"), qsTr("Pieces move"), qsTr("Pieces fade instead of moving")]
                            currentIndex: root.motions.indexOf(App.settings.motion)
                            onModelChanged: currentIndex = Qt.binding(() => root.motions.indexOf(App.settings.motion))
                            onActivated: index => App.settings.motion = root.motions[index]
                        }
                    }
                    SettingRow {
                        text: qsTr("Tables")

                        TkSwitch {
                            text: qsTr("Plain, without a drawn ground")
                            checked: App.settings.plainTable
                            onToggled: App.settings.plainTable = checked
                        }
                    }
                }
            }
            TkPanel {
                width: parent.width
                head: qsTr("Play")

                Column {
                    width: parent.width
                    spacing: 12

                    SettingRow {
                        text: qsTr("Your name")

                        TkTextField {
                            label: qsTr("Your name")
                            placeholderText: qsTr("You")
                            maximumLength: 40
                            text: App.settings.playerName
                            onCommitted: value => App.settings.playerName = value
                        }
                    }
                    SettingRow {
                        text: qsTr("Pace of the computer")

                        TkSegment {
                            label: qsTr("Pace of the computer")
                            model: Phrases.paces.map(pace => Phrases.word(pace))
                            currentIndex: Phrases.paces.indexOf(App.settings.pace)
                            onActivated: index => App.settings.pace = Phrases.paces[index]
                        }
                    }
                    SettingRow {
                        text: qsTr("At the end")

                        TkSwitch {
                            text: qsTr("Count the score on the table")
                            checked: App.settings.countScore
                            onToggled: App.settings.countScore = checked
                        }
                    }
                    SettingRow {
                        text: qsTr("Keys")

                        TkButton {
                            text: qsTr("Keys…")
                            tip: qsTr("See and change what each key does")
                            onClicked: Nav.go("keys")
                        }
                    }
                }
            }
            TkPanel {
                width: parent.width
                head: qsTr("Records")

                SettingRow {
                    id: finished

                    text: qsTr("Finished matches")

                    TkSwitch {
                        width: Math.min(implicitWidth, finished.width)
                        text: qsTr("Open without the result")
                        note: qsTr("Points and winner show when you ask for them, or have played the match yourself")
                        checked: App.settings.hideResults
                        onToggled: App.settings.hideResults = checked
                    }
                }
            }
            SettingsSounds {
                width: parent.width
            }
            TkPanel {
                width: parent.width
                head: qsTr("Files")

                Column {
                    width: parent.width
                    spacing: 6

                    TkText {
                        width: parent.width
                        role: "note"
                        wrapMode: Text.WrapAnywhere
                        text: qsTr("Records: %1").arg(App.recordsFolder)
                    }
                    TkText {
                        width: parent.width
                        role: "note"
                        wrapMode: Text.WrapAnywhere
                        text: qsTr("Rule sets: %1").arg(App.setup.rulesFolder)
                    }
                    TkText {
                        width: parent.width
                        role: "caption"
                        words: qsTr("A record holds everything, hidden cards too. The program shows it only as a seat may see it, but the file itself can be read by anyone.")
                    }
                }
            }
        }
    }
    Keys.onEscapePressed: Nav.back()
}
