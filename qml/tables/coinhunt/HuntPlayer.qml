import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Plays a push: gives the time that is shown. It begins by itself when a push comes, can be skipped,
// repeated and slowed down. Under reduced motion it shows a few still pictures.
Item {
    id: root

    required property var track         // of the session
    required property real side         // of the board, mm
    property int value: 0               // of the fairy now

    readonly property bool running: root.time >= 0
    readonly property bool repeatable: root.track !== null && root.loads >= 0 && root.track.present
    readonly property real whole: root.running ? root.track.duration + root.fallTime : 0
    readonly property int fallTime: 320
    readonly property real slowness: 0.35
    readonly property int stills: 4
    property real time: -1              // ms since the push began; -1 = at rest
    property bool slow: false
    property bool fresh: false          // shown for the first time: what it moved is not yet elsewhere
    property bool eager: Theme.animationFactor > 0      // begins by itself
    property bool slowly: false                         // when it does
    property int loads: 0
    property var known: ({})            // piece -> true where it leaves the board
    property int before: 0              // the fairy's value when the push began

    // Ends visibly elsewhere.
    function moves(piece: string): bool {
        const from = root.track.at(piece, 0)
        const to = root.track.at(piece, root.track.duration)
        return Math.hypot(to.x - from.x, to.y - from.y) > 0.5
    }

    function has(piece: string): bool {
        return root.running && root.known[piece] !== undefined
    }

    function falls(piece: string): bool {
        return root.running && root.known[piece] === true
    }

    // The drawing of a piece in it.
    function artOf(piece: string): string {
        const value = root.before > 0 ? root.before : root.value
        return !piece.startsWith("die") ? root.track.kind(piece) : value > 0 ? "fairy-" + value : ""
    }

    // Leaves the board in this push and is still on its way.
    function holds(piece: string): bool {
        return root.running && root.fresh && root.known[piece] === true && root.time < root.track.lastMs(piece) + root.fallTime / 2
    }

    function outside(at: point): bool {
        return at.x < 0 || at.y < 0 || at.x > root.side || at.y > root.side
    }

    function learn() {
        const known = {}
        for (const piece of root.track.pieces)
            known[piece] = root.outside(root.track.at(piece, root.track.duration))
        root.known = known
        root.before = root.value
        root.loads += 1
    }

    function play(slowly: bool) {
        if (!root.repeatable)
            return
        root.slow = slowly
        root.time = 0
        root.track.playing = true
    }

    // Once more, or the end of the one being shown. False: there is nothing to show.
    function again(slowly: bool): bool {
        if (root.running)
            root.finish()
        else
            root.play(slowly)
        return root.repeatable
    }

    function finish() {
        root.time = -1
        root.fresh = false
        if (root.track)
            root.track.playing = false
    }

    // What falls on the way is heard at its moment.
    function advance(ms: real) {
        root.time += ms
        root.track.pass(root.time)
        if (root.time >= root.whole)
            root.finish()
    }

    visible: false
    Component.onCompleted: if (root.track && root.track.present) root.learn()
    Component.onDestruction: if (root.running) root.finish()

    FrameAnimation {
        running: root.running && !Theme.reducedMotion
        onTriggered: root.advance(Math.min(50, frameTime * 1000) * (root.slow ? root.slowness : 1) / Math.max(0.2, Theme.animationFactor))
    }
    Timer {
        interval: 350
        repeat: true
        running: root.running && Theme.reducedMotion
        onTriggered: root.advance(Math.max(1, root.whole / root.stills))
    }
    Connections {
        target: root.track

        function onBegun() {
            root.finish()
            root.learn()
            if (root.eager && root.track.present) {
                root.fresh = true
                root.play(root.slowly)
            }
        }
        function onPlayingChanged() {
            if (!root.track.playing && root.running)
                root.finish()
        }
    }
}
