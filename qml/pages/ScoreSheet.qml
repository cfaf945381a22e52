pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Rows of points with their clauses, a column a seat, or one for all who play together; the winner's
// column is tinted, the best of a row stands in a gold pill, zero is a dot.
TkPanel {
    id: root

    required property MatchSession session

    property real k: 1                  // of a large window
    property ScoreRow shown: null       // pointed at
    readonly property var sources: root.shown ? root.shown.sources : []

    readonly property int count: root.outcome ? root.outcome.rows.count : 0
    // Many rows stand closer: the total is to be in sight.
    readonly property int pitch: Theme.px((root.count > 8 ? 27 : root.count > 5 ? 34 : 38) * (root.k > 1.2 ? 1.25 : 1))
    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    readonly property int columns: !root.session ? 0 : root.session.info.cooperative ? 1 : root.session.seatCount
    readonly property int labelWidth: Math.round(root.availableWidth * (root.columns > 3 ? 0.38 : 0.44))
    readonly property int columnWidth: root.columns > 0 ? Math.floor((root.availableWidth - root.labelWidth) / root.columns) : 0

    signal clauseActivated(string clause)

    padding: 12

    Item {
        implicitHeight: rows.height
        width: root.availableWidth

        Repeater {
            model: root.outcome ? root.outcome.winners : []

            Rectangle {
                required property int modelData

                visible: modelData < root.columns
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
                pitch: root.pitch
                session: root.session
                labelWidth: root.labelWidth
                columnWidth: root.columnWidth
                columns: root.columns
                header: true
                label: qsTr("Points by clause")
                clause: ""
                points: []
            }
            Repeater {
                model: root.outcome ? root.outcome.rows : null

                ScoreRow {
                    id: row

                    required adds
                    required cells
                    required sources

                    pitch: root.pitch
                    session: root.session
                    labelWidth: root.labelWidth
                    columnWidth: root.columnWidth
                    columns: root.columns
                    onPointedChanged: {
                        if (row.pointed)
                            root.shown = row
                        else if (root.shown === row)
                            root.shown = null
                    }
                }
            }
            ScoreRow {
                pitch: root.pitch
                session: root.session
                labelWidth: root.labelWidth
                columnWidth: root.columnWidth
                columns: root.columns
                total: true
                label: qsTr("Total")
                clause: ""
                points: root.outcome ? root.outcome.totals : []
            }
        }
    }
}
