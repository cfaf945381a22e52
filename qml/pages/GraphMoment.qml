pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// A turn that keys walked to in a graph: a line through it, and what everybody had then.
Item {
    id: root

    required property MatchSession session
    required property int turn
    required property real at           // of the line

    readonly property var lines: root.session ? root.session.story.lines : []
    readonly property string told: qsTr("Turn %1").arg(root.turn)
    // For a reader: each with its points.
    readonly property string said: Wording.about(root.told, Wording.commas(Array.from(root.lines).map((line, seat) =>
        (root.lines.length > 1 ? root.session.seatName(seat) + " " : "") + (line[root.turn] ?? 0))))

    Rectangle {
        x: Math.round(root.at) - 1
        width: 2
        height: parent.height
        color: Theme.accent
    }
    Rectangle {
        x: Math.round(Math.max(0, Math.min(root.width - width, root.at - width / 2)))
        y: 2
        width: row.width + 16
        height: row.height + 6
        radius: Theme.radiusSmall
        color: Theme.surface
        border.width: 1
        border.color: Theme.line2

        Row {
            id: row

            anchors.centerIn: parent
            spacing: 8

            TkText {
                role: "caption"
                text: root.told
            }
            Repeater {
                model: root.lines

                Row {
                    id: entry

                    required property int index
                    required property var modelData

                    spacing: 3

                    TkSeatDisc {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.lines.length > 1
                        size: 14
                        seat: root.session.seats.value(entry.index, "colour") ?? 0
                    }
                    TkText {
                        role: "strong"
                        text: String(entry.modelData[root.turn] ?? 0).replace("-", "−")
                    }
                }
            }
        }
    }
}
