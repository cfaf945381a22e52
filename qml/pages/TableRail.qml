pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Left of the stage: the seats, below them the log. At large text the log opens as a drawer.
Rectangle {
    id: root

    required property MatchSession session
    property bool logged: true

    signal clauseActivated(string clause)

    color: Theme.surface

    TkDivider {
        upright: true
        height: parent.height
        anchors.right: parent.right
    }
    Column {
        id: seats

        x: Theme.marginRail
        y: Theme.marginRail
        width: parent.width - 2 * x - 1
        spacing: 8

        Repeater {
            model: root.session ? root.session.seats : null

            SeatPanel {
                width: seats.width
                session: root.session
            }
        }
    }
    LogPanel {
        visible: root.logged
        x: Theme.marginRail
        y: seats.y + seats.height + 12
        width: parent.width - 2 * x - 1
        height: parent.height - y - 8
        session: root.session
        onClauseActivated: clause => root.clauseActivated(clause)
    }
}
