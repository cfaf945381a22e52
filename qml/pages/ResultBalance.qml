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

    readonly property LuckModel luck: root.session?.story?.luck ?? null

    function signed(value: real): string {
        return (value < -0.05 ? "−" : value > 0.05 ? "+" : "±") + Math.abs(value).toFixed(1)
    }

    // Two standard errors beside a number: not told apart from nothing is said so.
    function told(value: real, error: real): string {
        return root.signed(value) + " ± " + error.toFixed(1)
    }

    head: qsTr("Luck and choices")
    padding: 14

    Column {
        width: root.availableWidth
        spacing: 3

        TkText {
            width: parent.width
            role: "caption"
            words: qsTr("In points of lead, ± is the range of 95 %. Luck is the deal, the draws and the others; choices are compared with those of a quick computer.")
        }
        Row {
            anchors.right: parent.right
            visible: root.luck !== null && root.luck.rows.count > 0

            TkText {
                width: Math.max(Theme.px(86), implicitWidth)
                horizontalAlignment: Text.AlignRight
                role: "chip"
                color: Theme.ink2
                text: qsTr("Luck, others")
            }
            TkText {
                width: Theme.px(78)
                horizontalAlignment: Text.AlignRight
                role: "chip"
                color: Theme.ink2
                text: qsTr("Choices")
            }
        }
        Repeater {
            model: root.luck ? root.luck.rows : null

            Item {
                id: row

                required property string name
                required property int colour
                required property real luck
                required property real luckError
                required property real choices
                required property real choicesError

                width: parent.width
                height: Theme.px(22)
                Accessible.role: Accessible.StaticText
                Accessible.name: Wording.filled(qsTr("%1: luck and others %2, choices %3"),
                                                [row.name, root.told(row.luck, row.luckError), root.told(row.choices, row.choicesError)])

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
                    width: Math.round(root.availableWidth * 0.16)
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

                    function at(value: real): real {
                        return track.width / 2 * (1 + (root.luck && root.luck.widest > 0 ? value / root.luck.widest : 0))
                    }

                    Rectangle {
                        x: Math.round(parent.width / 2)
                        y: -3
                        width: 2
                        height: parent.height + 6
                        color: Theme.line2
                    }
                    Repeater {
                        // The line of 95 % and its ends, in errors from the estimate.
                        model: [{ from: -1, to: 1, high: 2 }, { from: -1, to: -1, high: 10 }, { from: 1, to: 1, high: 10 }]

                        Rectangle {
                            id: stroke

                            required property var modelData

                            readonly property real from: track.at(row.luck + stroke.modelData.from * row.luckError)

                            x: Math.round(stroke.from) - 1
                            y: (track.height - height) / 2
                            width: Math.max(2, Math.round(track.at(row.luck + stroke.modelData.to * row.luckError) - stroke.from))
                            height: stroke.modelData.high
                            color: Theme.ink2
                        }
                    }
                    Rectangle {
                        x: Math.round(track.at(row.luck) - width / 2)
                        y: (track.height - height) / 2
                        width: 10
                        height: 10
                        radius: 5
                        color: Theme.seatInk(row.colour)
                        border.width: 1
                        border.color: Theme.surface
                    }
                }
                Row {
                    id: numbers

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    TkText {
                        width: Theme.px(86)
                        horizontalAlignment: Text.AlignRight
                        role: "label"
                        color: Math.abs(row.luck) > row.luckError ? Theme.ink : Theme.ink2
                        text: root.told(row.luck, row.luckError)
                    }
                    TkText {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(78)
                        horizontalAlignment: Text.AlignRight
                        role: "caption"
                        text: root.told(row.choices, row.choicesError)
                    }
                }
            }
        }
        TkProgress {
            width: parent.width
            visible: root.luck !== null && root.luck.running
            label: qsTr("The match is looked through…")
            value: root.luck ? root.luck.done : 0
            total: root.luck ? root.luck.total : 0
        }
        TkText {
            width: parent.width
            role: "caption"
            words: !root.luck ? "" : root.luck.running ? qsTr("The match is looked through…")
                : qsTr("Every decision that differs is played out %1 times both ways, from what its seat could see.").arg(root.luck.trials)
        }
    }
}
