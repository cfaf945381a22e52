pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The end of a match won or lost together: the table told as a scene, the words of the end on its free
// corner, and beside it a sheet that compares nobody.
Item {
    id: root

    required property MatchSession session
    property bool crests: true

    signal again()
    signal sameDeal()
    signal replay()
    signal review()
    signal momentChosen(int ply)

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property TableEnding ending: scene.table as TableEnding
    readonly property real k: root.ending ? root.ending.k : 1
    readonly property color words: root.ending ? root.ending.words : Theme.ink
    readonly property int tall: Math.round(Math.min(Theme.px(44), 42 * root.k))

    Binding {
        target: root.ending
        property: "crests"
        value: root.crests
    }
    Binding {
        target: root.ending
        property: "headEnd"
        value: headline.y + headline.height - (scene.height - 672 * root.k) / 2
    }
    Connections {
        target: root.ending

        function onSounded(name: string) {
            App.sounds.play(name)
        }
    }
    // Words without spaces stand in one line, smaller if need be: they would break anywhere.
    TextMetrics {
        id: natural

        font.family: Theme.serif
        font.weight: Font.DemiBold
        font.pixelSize: root.tall
        text: root.outcome ? root.outcome.headline : ""
    }
    Item {
        width: parent.width - sheet.width
        height: parent.height
        clip: true

        StageHost {
            id: scene

            anchors.fill: parent
            ending: true
            atGlance: true
            still: true
            session: root.session
        }
        Column {
            id: headline

            x: Math.round((scene.width - 948 * root.k) / 2 + 40 * root.k)
            y: Math.round(30 * root.k)
            width: Math.round(330 * root.k)
            visible: root.ending !== null

            TkBalancedText {
                width: parent.width
                role: "display"
                font.pixelSize: parts.length > 1 ? root.tall
                              : Math.round(root.tall * Math.max(0.7, Math.min(1, (width - 4) / Math.max(1, natural.advanceWidth))))
                lineHeight: Math.round(1.2 * font.pixelSize)
                color: root.words
                words: natural.text
                Accessible.role: Accessible.Heading
                Accessible.name: root.outcome ? root.outcome.told : ""
            }
            TkBalancedText {
                width: parent.width
                visible: words.length > 0
                role: "prompt"
                font.weight: Font.Normal
                color: root.ending ? root.ending.quietWords : Theme.ink2
                words: root.outcome ? root.outcome.meaning : ""
                Accessible.ignored: true
            }
            Item {
                width: 1
                height: 12
            }
            Row {
                spacing: 10

                Repeater {
                    model: root.session ? root.session.seats : null

                    Rectangle {
                        id: crest

                        required property int colour

                        width: 52
                        height: 52
                        radius: width / 2
                        color: root.words
                        opacity: root.outcome && root.outcome.winners.length > 0 ? 1 : 0.7

                        TkSeatDisc {
                            anchors.centerIn: parent
                            size: 48
                            seat: crest.colour
                        }
                    }
                }
            }
        }
    }
    Rectangle {
        id: sheet

        anchors.right: parent.right
        width: Theme.px(332)
        height: parent.height
        color: Theme.surface

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line
        }
        TkScroll {
            x: 1
            width: parent.width - 1
            height: buttons.y - 8
            contentHeight: column.height + 16

            TogetherFacts {
                id: column

                x: 20
                y: 12
                width: parent.width - 40
                session: root.session
                onMomentChosen: ply => root.momentChosen(ply)
            }
        }
        TogetherButtons {
            id: buttons

            x: 24
            y: parent.height - height - 20
            width: parent.width - 48
            session: root.session
            onAgain: root.again()
            onSameDeal: root.sameDeal()
            onReplay: root.replay()
            onReview: root.review()
        }
    }
}
