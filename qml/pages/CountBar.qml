pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// In the place of the prompt while the score is counted: the clause, what it gives to each seat, and the
// ways to hurry it.
Rectangle {
    id: root

    required property MatchSession session
    required property ScoreCount count

    readonly property var step: root.count.current
    readonly property string title: root.step ? qsTr("Counting: %1").arg(root.step.label) : qsTr("The match is over")
    readonly property bool narrow: root.width < Theme.px(900)

    color: Theme.surface
    Accessible.role: Accessible.AlertMessage
    Accessible.name: !root.step ? root.title : root.title + " " + Wording.commas(root.step.points.map((points, seat) =>
        Wording.about(root.session.seatName(seat), points)))

    TkDivider {
        width: parent.width
    }
    Column {
        x: 16
        anchors.verticalCenter: parent.verticalCenter
        width: buttons.x - x - 12
        spacing: 3

        TkText {
            width: parent.width
            role: "prompt"
            text: root.title
        }
        Row {
            spacing: 12

            TkText {
                height: Theme.px(24)
                verticalAlignment: Text.AlignVCenter
                role: "caption"
                text: root.step ? root.step.clause : ""
            }
            Repeater {
                model: root.step ? root.step.points : []

                Row {
                    id: seat

                    required property int modelData
                    required property int index

                    spacing: 5
                    opacity: seat.index === root.count.pass?.seat ? 1 : 0.45

                    TkSeatDisc {
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.px(20)
                        seat: root.session.seats.value(seat.index, "colour") ?? 0
                    }
                    TkChip {
                        anchors.verticalCenter: parent.verticalCenter
                        tint: "gold"
                        text: Phrases.signed(seat.modelData)
                    }
                }
            }
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 12

        TkButton {
            visible: !root.narrow
            kind: "quiet"
            keyText: ActionKeys.word("next")
            text: qsTr("Hurry")
            onClicked: root.count.hurry()
        }
        TkButton {
            kind: "main"
            keyText: "Esc"
            text: qsTr("To the result")
            onClicked: root.count.finish()
        }
    }
}
