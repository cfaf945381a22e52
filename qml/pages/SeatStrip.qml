pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The seats side by side, for narrow windows.
Rectangle {
    id: root

    required property MatchSession session
    property ScoreCount count: null

    // Where the score of a seat stands.
    function scorePoint(seat: int, item: Item): var {
        return (panels.itemAt(seat) as SeatPanel)?.scorePoint(item) ?? null
    }

    color: Theme.surface

    TkDivider {
        width: parent.width
        anchors.bottom: parent.bottom
    }
    Row {
        id: row

        readonly property int seats: root.session ? root.session.seatCount : 1

        x: 12
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 2 * x
        spacing: 8

        Repeater {
            id: panels

            model: root.session ? root.session.seats : null

            SeatPanel {
                width: Math.floor((row.width - (row.seats - 1) * row.spacing) / row.seats)
                session: root.session
                count: root.count
                strip: true
            }
        }
    }
}
