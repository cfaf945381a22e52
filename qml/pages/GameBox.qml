pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A game's box with its facts below. A click opens seats and rules, Enter starts at once; hover and keyboard
// focus also show "Quick start" and the lesson. While the shelf greets, two buttons stand below instead.
TkPress {
    id: root

    required property string gameId
    required property string name
    required property string cover
    required property int minSeats
    required property int maxSeats
    required property int minMinutes
    required property int maxMinutes
    required property string mode
    required property string blurb
    required property bool cooperative
    required property var side
    required property bool goodFirst
    required property int boxHeight
    property real away: 0               // to the middle of the shelf
    property int gap: 24                // to the next box
    property bool greeting: false
    readonly property GameBoxStart start: starts.count > 0 ? starts.itemAt(0) as GameBoxStart : null
    // Asked for when it is wanted: a shelf that was greeted long ago reads no lesson.
    readonly property var lesson: root.greeting || root.raised ? App.lessonProgress(root.gameId)
                                                               : ({ steps: 0, step: 0, done: false })

    readonly property bool roomy: root.width >= 190 && Theme.textScale < 1.3   // for icons beside words
    readonly property bool raised: root.hovered || root.visualFocus || choices.activeFocus
    readonly property string players: root.minSeats === root.maxSeats ? qsTr("%n players", "", root.minSeats)
        : qsTr("%1–%2 players").arg(root.minSeats).arg(root.maxSeats)
    readonly property string minutes: Phrases.minutes(root.minMinutes, root.maxMinutes)

    function openSetup() {
        if (App.setup.choose(root.gameId))
            Nav.go("setup")
        else
            App.quickStart(root.gameId)     // says what is wrong
    }

    // Space and a reader do what a click does.
    function press(event: var) {
        if (event.isAutoRepeat)
            return
        if (root.greeting)
            root.clicked()
        else
            root.startAtOnce()
    }
    function startAtOnce() {
        if (App.quickStart(root.gameId))
            Nav.table()
    }

    implicitHeight: labels.y + labels.height + 2 + (root.start ? root.start.height + 9 : 0)
    onClicked: root.openSetup()
    Accessible.name: root.name
    Accessible.description: Wording.commas([root.players, root.minutes, root.mode,
                                            root.greeting && root.goodFirst ? qsTr("Good first game") : "", root.blurb])

    Item {
        anchors.fill: parent

        Item {
            id: box

            width: root.width
            height: root.boxHeight
            y: root.raised ? -Theme.travel(8) : 0

            Behavior on y {
                NumberAnimation { duration: Theme.durHover; easing.type: Easing.OutQuad }
            }

            TkShadow {
                level: root.raised ? 3 : 2
            }
            Image {
                anchors.fill: parent
                sourceSize.width: width
                sourceSize.height: height
                // Not drawn before its size is known, and so only once.
                source: width > 0 && height > 0 ? root.cover : ""
                Accessible.ignored: true
            }
            BoxSide {
                height: parent.height
                boxWidth: parent.width
                colours: root.side
                away: root.away
                most: root.gap - 8
            }
            TkFocusRing {
                shown: root.visualFocus
                corner: Theme.radiusKey
            }
            Rectangle {
                width: parent.width
                y: parent.height - height
                height: choices.height + 24
                visible: root.raised
                color: Qt.alpha(Theme.cardInk, 0.8)

                FocusScope {
                    id: choices

                    readonly property int pad: Theme.px(root.roomy ? 10 : 4)

                    x: root.roomy ? 12 : 4
                    y: 12
                    width: parent.width - 2 * x
                    height: buttons.height

                    Column {
                        id: buttons

                        width: parent.width
                        spacing: 8

                        TkButton {
                            width: parent.width
                            leftPadding: choices.pad
                            rightPadding: choices.pad
                            visible: !root.greeting
                            iconName: "play"
                            iconFilled: true
                            keyText: root.visualFocus && root.roomy ? "Enter" : ""
                            text: qsTr("Quick start")
                            onClicked: root.startAtOnce()
                        }
                        TkButton {
                            width: parent.width
                            leftPadding: choices.pad
                            rightPadding: choices.pad
                            size: 32
                            text: qsTr("Seats and rules…")
                            onClicked: root.openSetup()
                        }
                        TkButton {
                            width: parent.width
                            leftPadding: choices.pad
                            rightPadding: choices.pad
                            size: 32
                            visible: root.lesson.steps > 0 && !root.greeting
                            iconName: "sprout"
                            text: root.lesson.step > 0 ? qsTr("Go on at step %1").arg(root.lesson.step + 1) : qsTr("Learn")
                            onClicked: App.openLesson(root.gameId)
                        }
                        TkButton {
                            width: parent.width
                            leftPadding: choices.pad
                            rightPadding: choices.pad
                            size: 32
                            visible: root.raised && App.hasPuzzles(root.gameId)
                            iconName: "star"
                            text: qsTr("Puzzles")
                            onClicked: Nav.puzzles(root.gameId)
                        }
                    }
                }
            }
            Repeater {
                model: root.greeting && root.goodFirst ? 1 : 0

                GoodFirst { }
            }
        }
        Column {
            id: labels

            x: root.roomy ? -8 : -14
            y: root.boxHeight + (root.greeting ? 24 : 28)
            width: root.width - 2 * x
            spacing: root.greeting ? 1 : 5

            TkText {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                role: "barTitle"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                text: root.name
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 4

                TkIcon { visible: root.roomy; name: "people"; size: 16; ink: Theme.ink3; anchors.verticalCenter: parent.verticalCenter }
                TkText { role: "note"; color: Theme.ink2; text: root.players }
                Item { width: 6; height: 1 }
                TkIcon { visible: root.roomy; name: "clock"; size: 16; ink: Theme.ink3; anchors.verticalCenter: parent.verticalCenter }
                TkText { role: "note"; color: Theme.ink2; text: root.minutes }
                TkChip {
                    visible: root.greeting && root.lesson.done
                    small: true
                    tint: "good"
                    iconName: "check"
                    text: qsTr("Learned")
                }
            }
            TkChip {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !root.greeting
                tint: root.cooperative ? "good" : "paper"
                text: root.mode
            }
        }
        Repeater {
            id: starts

            model: root.greeting ? 1 : 0

            GameBoxStart {
                x: Math.round((root.width - width) / 2)
                y: labels.y + labels.height + 9
                width: Math.max(root.width, Math.min(implicitWidth, root.width + root.gap - 16))
                roomy: root.roomy
                gameId: root.gameId
                name: root.name
                goodFirst: root.goodFirst
                lesson: root.lesson
            }
        }
    }
}
