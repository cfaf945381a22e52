pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Seats and rules of a new match.
FocusScope {
    id: root

    readonly property SetupModel setup: App.setup
    readonly property bool narrow: width < 1180 * Math.max(1, Theme.textScale * 0.9)
    readonly property bool startable: root.setup.ready && root.setup.misfit.length === 0
    // Columns 296 / 500 / 332 with gaps of 36 at 1280; they grow with the window up to a readable width.
    readonly property real k: Math.min(1.4, Math.max(1, (width - 80) / 1200))

    function start() {
        if (root.startable && App.startMatch())
            Nav.table()
    }

    PageBar {
        id: bar

        width: parent.width
        title: qsTr("Seats and rules")
        onBackClicked: Nav.home()

        ToolButton {
            iconName: "branch"
            word: qsTr("Set up a position")
            enabled: root.startable
            why: go.why
            onClicked: if (App.draftFirstTurn()) Nav.go("position")
        }
        ToolButton {
            iconName: "book"
            word: qsTr("Rules")
            key: ActionKeys.word("rulebook")
            onClicked: Nav.rulebook(root.setup.gameId, "")
        }
    }
    TkScroll {
        id: scroll

        y: bar.height
        width: parent.width
        height: foot.y - y
        contentHeight: body.height + body.margins

        Item {
            id: body

            readonly property int gap: 36
            readonly property int margins: 56

            x: Math.round((parent.width - width) / 2)
            y: root.narrow ? 20 : 32
            width: root.narrow ? parent.width - 40 : Math.round(1200 * root.k)
            height: childrenRect.height

            SetupCover {
                id: cover

                width: root.narrow ? parent.width : Math.round(296 * root.k)
                beside: root.narrow
                brief: root.height < 700
                room: scroll.height - body.margins
                setup: root.setup
            }
            SetupSeats {
                id: seats

                focus: true
                x: root.narrow ? 0 : cover.width + body.gap
                y: root.narrow ? cover.height + 24 : 0
                width: root.narrow ? parent.width : Math.round(500 * root.k)
                setup: root.setup
            }
            SetupRules {
                x: root.narrow ? 0 : seats.x + seats.width + body.gap
                y: root.narrow ? seats.y + seats.height + 28 : 0
                width: parent.width - x
                setup: root.setup
            }
        }
    }
    Rectangle {
        id: foot

        y: parent.height - height
        width: parent.width
        height: Theme.px(72)
        color: Theme.surface

        TkDivider {
            width: parent.width
        }
        Row {
            id: discs

            x: root.narrow ? 20 : Theme.marginPage
            anchors.verticalCenter: parent.verticalCenter
            visible: x + width + 14 < actions.x
            spacing: 6

            Repeater {
                model: root.setup.seats

                TkSeatDisc {
                    required property int colour

                    size: 26
                    seat: colour
                }
            }
        }
        TkText {
            x: discs.x + discs.width + 14
            width: actions.x - x - 14
            anchors.verticalCenter: parent.verticalCenter
            visible: width >= Theme.px(96)
            role: "button"
            words: Phrases.dots([qsTr("%n players", "", root.setup.seats.count), root.setup.rulesName])
        }
        Row {
            id: actions

            anchors.right: parent.right
            anchors.rightMargin: root.narrow ? 20 : Theme.marginPage
            anchors.verticalCenter: parent.verticalCenter
            spacing: 14

            TkButton {
                size: 44
                text: kept.running ? qsTr("Kept") : qsTr("Keep for quick start")
                onClicked: {
                    root.setup.remember()
                    kept.restart()
                }

                Timer {
                    id: kept

                    interval: 1600
                }
            }
            TkButton {
                id: go

                width: Math.max(implicitWidth, Theme.px(200))
                kind: "main"
                size: 44
                iconName: "play"
                iconFilled: true
                keyText: "Enter"
                enabled: root.startable
                why: root.setup.ready ? root.setup.misfit : qsTr("These rules cannot be played")
                text: qsTr("Start the match")
                onClicked: root.start()
            }
        }
    }
    // Enter starts from anywhere but a text field with a composition, a list or another button.
    Keys.onReturnPressed: root.start()
    Keys.onEnterPressed: root.start()
    Keys.onEscapePressed: Nav.home()
    Component.onCompleted: go.forceActiveFocus()
}
