pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The result in one sentence. The winner's colour, the trophy; nothing else celebrates.
Rectangle {
    id: root

    required property MatchSession session

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property int winner: root.outcome && root.outcome.winners.length > 0 ? root.outcome.winners[0] : -1

    implicitHeight: Math.max(Theme.px(112), words.height + 32)
    radius: Theme.radiusPanel
    color: Theme.highContrast ? Theme.surface : Theme.accentSoft
    border.width: Theme.edge
    border.color: Theme.highContrast ? Theme.line2 : Theme.line

    Rectangle {
        width: 10
        height: parent.height
        radius: 4
        color: root.winner >= 0 && root.session ? Theme.seatInk(root.session.seats.value(root.winner, "colour")) : Theme.line2
    }
    Image {
        id: cup

        x: 34
        anchors.verticalCenter: parent.verticalCenter
        width: 56
        height: 56
        visible: root.outcome !== null && root.outcome.finished
        sourceSize.width: 56
        sourceSize.height: 56
        source: Theme.art("trophy-1.svg")
        Accessible.ignored: true
    }
    Column {
        id: words

        x: cup.visible ? cup.x + cup.width + 26 : 34
        anchors.verticalCenter: parent.verticalCenter
        width: discs.x - x - 16

        TkText {
            width: parent.width
            role: "display"
            wrapMode: Text.Wrap
            text: !root.outcome ? "" : root.outcome.finished ? root.outcome.headline : qsTr("The standing so far")
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        TkText {
            width: parent.width
            visible: text !== ""
            color: Theme.ink2
            wrapMode: Text.Wrap
            text: root.outcome && !root.outcome.finished ? qsTr("As far as this seat can know.") : ""
        }
    }
    Row {
        id: discs

        anchors.right: parent.right
        anchors.rightMargin: 28
        anchors.verticalCenter: parent.verticalCenter
        spacing: -14

        Repeater {
            model: root.outcome && root.outcome.finished ? root.outcome.winners : []

            TkSeatDisc {
                required property int modelData

                size: 64
                seat: root.session ? root.session.seats.value(modelData, "colour") ?? 0 : 0
            }
        }
    }
}
