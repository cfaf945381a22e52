import QtQuick
import Takujo.Mock

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

    readonly property MockTrack rehearsal: MockTrack { }
    property var rehearsed: ({})        // ways of the outcome that is shown

    readonly property var moved: root.revision >= 0 ? Object.keys(root.ends) : []

    function rehearse() { root.rehearsal.load(root.rehearsed, 600) }
    function end(piece: string): point { return root.ends[piece] ?? Qt.point(0, 0) }
}
