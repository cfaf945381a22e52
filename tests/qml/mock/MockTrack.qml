import QtQuick

// A push that goes straight from begin to end.
QtObject {
    id: root

    property var ways: ({})             // piece -> [from, to]
    property int duration: 0
    property bool exact: true
    property bool playing: false

    readonly property bool present: root.duration > 0
    readonly property var pieces: Object.keys(root.ways)

    signal begun()

    function at(piece: string, ms: real): point {
        const way = root.ways[piece]
        const share = Math.max(0, Math.min(1, ms / root.duration))
        return way ? Qt.point(way[0].x + (way[1].x - way[0].x) * share, way[0].y + (way[1].y - way[0].y) * share) : Qt.point(0, 0)
    }
    function kind(piece: string): string { return piece.slice(0, piece.indexOf("#")) }
    function angleAt(piece: string, ms: real): real { return 0 }
    function lastMs(piece: string): int { return root.ways[piece] ? root.duration : 0 }

    function pass(ms: real) { }

    function load(ways: var, duration: int) {
        root.playing = false
        root.ways = ways
        root.duration = duration
        root.begun()
    }
}
