import QtQuick

// Odds of a push, as given.
QtObject {
    id: root

    property int trials: 0
    property var labels: []
    property var counts: []
    property var falls: ({})
    property var ends: ({})
    property bool fresh: true
    property bool settled: true
    property int revision: 0

    readonly property var moved: root.revision >= 0 ? Object.keys(root.ends) : []

    function end(piece: string): point { return root.ends[piece] ?? Qt.point(0, 0) }
}
