pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Greets at the first start, in the place of the match to go on with. What is chosen here works at
// once and can be changed in the settings for good.
FocusScope {
    id: root

    property bool low: false            // every line of the window is wanted below
    readonly property bool wide: width >= 880 * Theme.textScale

    // Down from any choice.
    signal leftBelow()

    function enter() {
        language.forceActiveFocus(Qt.BacktabFocusReason)
    }

    implicitHeight: Math.max(Theme.px(root.low ? 112 : 144), (root.wide ? Math.max(words.height, choices.height)
                                                       : words.height + choices.height + 12) + (root.low ? 24 : 32))
    Keys.onDownPressed: root.leftBelow()
    Accessible.role: Accessible.Grouping
    Accessible.name: title.words

    PaperGround {
        anchors.fill: parent
    }
    Image {
        id: art

        x: 24
        anchors.verticalCenter: parent.verticalCenter
        width: root.width > 1000 && Theme.textScale < 1.6 ? 124 : 0
        height: 104
        visible: width > 0
        sourceSize.width: 124
        sourceSize.height: 104
        source: Theme.art("welcome-table.svg")
        Accessible.ignored: true

        Repeater {
            model: [[49, 74], [6, 42], [49, 10], [92, 42]]

            TkSeatDisc {
                required property int index
                required property var modelData

                x: modelData[0]
                y: modelData[1]
                size: 26
                seat: index
            }
        }
    }
    Column {
        id: words

        x: art.x + art.width + (art.visible ? 24 : 0)
        y: root.wide ? Math.round((parent.height - height) / 2) : 16
        width: (root.wide ? rule.x - 20 : parent.width - 24) - x
        spacing: 2

        TkHeading {
            id: title

            width: parent.width
            role: "title"
            words: qsTr("Welcome to the table")
        }
        TkText {
            width: parent.width
            color: Theme.ink2
            words: qsTr("Take a box. Learn it at its own table in about five minutes, or play right away; the table shows every move you may make.")
        }
        Flow {
            width: parent.width
            spacing: 12

            WelcomeKey { key: ActionKeys.word("overview"); text: qsTr("Shortcuts") }
            WelcomeKey { key: ActionKeys.word("hint"); text: qsTr("Hint") }
            WelcomeKey { key: ActionKeys.word("undo"); text: qsTr("Undo, in every game") }
        }
    }
    TkDivider {
        id: rule

        x: choices.x - 28
        anchors.verticalCenter: parent.verticalCenter
        height: root.low ? 84 : 104
        upright: true
        visible: root.wide
    }
    Grid {
        id: choices

        x: root.wide ? parent.width - width - 24 : words.x
        y: root.wide ? Math.round((parent.height - height) / 2) : words.y + words.height + 12
        columns: root.wide || root.width >= 560 * Theme.textScale ? 2 : 1
        rowSpacing: 10
        columnSpacing: 14
        verticalItemAlignment: Grid.AlignVCenter

        WelcomeLabel { iconName: "lang"; text: qsTr("Language") }
        Row {
            spacing: 12

            TkSegment {
                id: language

                label: qsTr("Language")
                model: ["English", "日本語"]
                currentIndex: App.language === "ja" ? 1 : 0
                onActivated: index => App.settings.language = index === 1 ? "ja" : "en"
            }
            TkSegment {
                readonly property var percents: [100, 125, 150]

                label: qsTr("Text size")
                model: ["A", "A", "A"]
                spoken: percents.map(percent => qsTr("%1 %").arg(percent))
                sizes: [14, 17, 20]
                partPadding: 10
                currentIndex: percents.indexOf(App.settings.textSize)
                onActivated: index => App.settings.textSize = percents[index]
            }
        }
        WelcomeLabel { iconName: "ai"; text: qsTr("Opponents") }
        TkSegment {
            readonly property var levels: Phrases.levels.slice(0, -1)   // nobody begins with a master

            label: qsTr("Opponents")
            model: levels.map(level => Phrases.level(level))
            currentIndex: levels.indexOf(App.settings.opponents)
            onActivated: index => App.settings.opponents = levels[index]
        }
    }
}
