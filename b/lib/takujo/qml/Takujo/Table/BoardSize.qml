pragma ComponentBehavior: Bound

import QtQuick

// Columns and rows of a grid zone, read from the list of zones.
Item {
    id: root

    required property var session
    required property string zoneId
    property int cols: 1
    property int rows: 1

    visible: false

    Repeater {
        model: root.session ? root.session.table.zones : null

        Item {
            required property string zoneId
            required property int cols
            required property int rows

            readonly property bool wanted: zoneId === root.zoneId

            // Both are given at once, so one handler is enough for each.
            onWantedChanged: take()
            onColsChanged: take()
            onRowsChanged: take()
            Component.onCompleted: take()

            function take() {
                if (wanted && cols > 0 && rows > 0) {
                    root.cols = cols
                    root.rows = rows
                }
            }
        }
    }
}
