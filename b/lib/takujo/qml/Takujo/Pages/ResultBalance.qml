pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What came from outside to each seat (draws, rolls, the others' moves), and what its own choices cost
// against the best the search finds. Estimates, in points of lead, with their unit of honesty.
TkPanel {
    id: root

    required property MatchSession session

    readonly property MatchStory story: root.session ? root.session.story : null

    function signed(value: real): string {
        return (value < -0.05 ? "−" : value > 0.05 ? "+" : "±") + Math.abs(value).toFixed(1)
    }

    head: qsTr("Luck and choices")
    padding: 14

    Column {
        width: root.availableWidth
        spacing: 3

        TkText {
            width: parent.width
            role: "caption"
            wrapMode: Text.Wrap
            text: qsTr("Bar: lead changed by draws and by the others. Small: by own choices, against the best found.")
        }
        Repeater {
            model: root.story ? root.story.balance : null

            Item {
                id: row

                required property string name
                required property int colour
                required property real chances
                required property real choices
                required property int judged
                required property int decisions

                width: parent.width
                height: Theme.px(22)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: luck %2, choices %3").arg(row.name).arg(root.signed(row.chances)).arg(root.signed(row.choices))

                TkSeatDisc {
                    id: disc

                    anchors.verticalCenter: parent.verticalCenter
                    size: 18
                    seat: row.colour
                }
                TkText {
                    id: nameText

                    x: disc.width + 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(root.availableWidth * 0.22)
                    role: "note"
                    text: row.name
                }
                Rectangle {
                    id: track

                    x: nameText.x + nameText.width + 6
                    anchors.verticalCenter: parent.verticalCenter
                    width: numbers.x - x - 8
                    height: 10
                    radius: 3
                    color: Theme.sunk

                    Rectangle {
                        readonly property real share: root.story && root.story.widest > 0 ? row.chances / root.story.widest : 0

                        x: Math.round(parent.width / 2 + Math.min(0, share) * parent.width / 2)
                        width: Math.max(2, Math.round(Math.abs(share) * parent.width / 2))
                        height: parent.height
                        color: Theme.seatInk(row.colour)
                    }
                    Rectangle {
                        x: Math.round(parent.width / 2)
                        y: -3
                        width: 2
                        height: parent.height + 6
                        color: Theme.line2
                    }
                }
                Row {
                    id: numbers

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    TkText {
                        width: Theme.px(62)
                        horizontalAlignment: Text.AlignRight
                        role: "number"
                        text: root.signed(row.chances)
                    }
                    TkText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(52)
                        horizontalAlignment: Text.AlignRight
                        role: "caption"
                        text: root.signed(row.choices)
                    }
                }
            }
        }
        TkProgress {
            width: parent.width
            visible: root.story !== null && root.story.reviewing
            label: qsTr("The match is looked through…")
            value: root.story ? root.story.looked : 0
            total: root.story ? root.story.toLookAt : 0
        }
        TkText {
            width: parent.width
            role: "caption"
            wrapMode: Text.Wrap
            text: !root.story ? "" : root.story.reviewing ? qsTr("The match is looked through…")
                : root.story.balance.count === 0 ? qsTr("This game gives no estimate.")
                : qsTr("Estimated from %1 simulations for every decision, from what its seat could see.").arg(root.story.simulations)
        }
    }
}
