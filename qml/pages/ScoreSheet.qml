pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Rows of points with their clauses, a column a seat; the winner's column is tinted, the best of a
// row stands in a gold pill, zero is a dot.
TkPanel {
    id: root

    required property MatchSession session

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property int seats: root.session ? root.session.seatCount : 0
    readonly property int labelWidth: Math.round(root.availableWidth * (root.seats > 3 ? 0.38 : 0.44))
    readonly property int columnWidth: root.seats > 0 ? Math.floor((root.availableWidth - root.labelWidth) / root.seats) : 0

    signal clauseActivated(string clause)

    padding: 12

    Item {
        implicitHeight: rows.height
        width: root.availableWidth

        Repeater {
            model: root.outcome ? root.outcome.winners : []

            Rectangle {
                required property int modelData

                x: root.labelWidth + modelData * root.columnWidth
                width: root.columnWidth
                height: rows.height
                color: Theme.goldSoft
                opacity: Theme.highContrast ? 1 : 0.5
            }
        }
        Column {
            id: rows

            width: parent.width

            ScoreRow {
                session: root.session
                labelWidth: root.labelWidth
                columnWidth: root.columnWidth
                header: true
                label: qsTr("Points by clause")
                clause: ""
                points: []
            }
            Repeater {
                model: root.outcome ? root.outcome.rows : null

                ScoreRow {
                    required adds

                    session: root.session
                    labelWidth: root.labelWidth
                    columnWidth: root.columnWidth
                }
            }
            ScoreRow {
                session: root.session
                labelWidth: root.labelWidth
                columnWidth: root.columnWidth
                total: true
                label: qsTr("Total")
                clause: ""
                points: root.outcome ? root.outcome.totals : []
            }
        }
    }
}
