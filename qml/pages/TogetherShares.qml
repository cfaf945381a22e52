pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What of the table lies where each seat placed it: a bar of shares, and a line a seat, in seat order.
Column {
    id: root

    required property MatchSession session

    // How many places each seat filled that are filled still.
    readonly property var counts: {
        const out = root.session ? new Array(root.session.seatCount).fill(0) : []
        const placers = root.session ? root.session.story.placers : ({})
        for (const place in placers)
            ++out[placers[place]]
        return out
    }
    readonly property int sum: root.counts.reduce((sum, count) => sum + count, 0)
    // Lay there before anybody placed something.
    readonly property int laid: (root.session?.story.lines[0] ?? []).slice(-1).reduce((all, points) => points - root.sum, 0)

    visible: root.sum > 0
    spacing: 6

    TkText {
        width: parent.width
        role: "panelHead"
        text: qsTr("Who placed what")
    }
    Row {
        id: bar

        width: parent.width
        spacing: 2
        Accessible.ignored: true

        Repeater {
            model: root.session ? root.session.seats : null

            Rectangle {
                required property int index
                required property int colour

                width: (bar.width - 2 * (root.counts.length - 1)) * (root.counts[index] ?? 0) / Math.max(1, root.sum)
                height: 14
                radius: 3
                color: Theme.seatInk(colour)
            }
        }
    }
    Repeater {
        model: root.session ? root.session.seats : null

        TogetherCount {
            required property int index

            required colour
            told: root.session.seatName(index)
            count: root.counts[index] ?? 0
        }
    }
    TogetherCount {
        visible: count > 0
        told: qsTr("There from the start")
        count: root.laid
    }
}
