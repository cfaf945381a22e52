import QtQuick
import Takujo.App
import Takujo.Ui

// Counts the score of a finished match onto its final board, clause by clause: which clause, what it gives
// to whom, how far everybody has come. Nothing waits for it: a key hurries it or leads to the result.
Item {
    id: root

    required property MatchSession session
    required property bool wanted       // not in a lesson

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    // Clauses that gave somebody points: { label, clause, points }.
    property var steps: []
    // Who has won is not told before it is counted: while the last move is seen, nobody has anything.
    property bool told: true            // that the match is over
    readonly property bool possible: root.wanted && root.session !== null && Theme.animationFactor > 0 && !root.session.info.cooperative
    readonly property bool awaited: root.possible && root.session.finished && !root.told
    readonly property int lead: 700
    property real time: 0               // ms of counting, before it negative
    property real speed: 1
    property bool running: false
    readonly property int each: root.steps.length > 0 ? Math.min(1500, 9000 / root.steps.length) * Math.min(1.4, Theme.animationFactor) : 0
    readonly property int step: root.each > 0 ? Math.min(root.steps.length - 1, Math.floor(root.time / root.each)) : -1
    // Of the clause being counted: numbers stand from two thirds on, under reduced motion from the beginning.
    readonly property real share: root.step < 0 ? 0 : Theme.reducedMotion ? 1
        : Math.min(1, (root.time - root.step * root.each) / root.each * 1.5)
    readonly property var current: root.running && root.step >= 0 ? root.steps[root.step] : null
    readonly property var counted: {
        const seats = root.session ? root.session.seatCount : 0
        const sums = []
        for (let seat = 0; seat < seats && (root.running || root.awaited); ++seat) {
            let sum = 0
            for (let i = 0; i < root.step && root.running; ++i)
                sum += root.steps[i].points[seat] ?? 0
            sums.push(Math.round(sum + root.share * (root.current?.points[seat] ?? 0)))
        }
        return sums
    }

    signal ended()

    // False: there is nothing to count.
    function begin(): bool {
        const found = []
        const rows = root.outcome ? root.outcome.rows : null
        for (let i = 0; rows && i < rows.count; ++i) {
            const points = Array.from(rows.value(i, "points"))
            if (rows.value(i, "adds") && points.some((number) => number !== 0))
                found.push({ label: rows.value(i, "label"), clause: rows.value(i, "clause"), points: points })
        }
        root.steps = found
        root.speed = 1
        if (found.length === 0 || !root.possible)
            return false
        root.time = -root.lead
        root.running = true
        return true
    }

    function hurry() { root.speed = root.speed === 1 ? 1 / 0.35 : 12 }

    function stop() { root.running = false }

    function finish() {
        root.stop()
        root.ended()
    }

    visible: false
    onSessionChanged: root.told = root.session?.finished ?? true

    Connections {
        target: root.session

        function onMatchFinished() { root.told = true }
        // Somebody looks back, or the end was taken back: the count is not of that moment.
        function onChanged() {
            root.told = root.told && root.session.finished
            if (!root.session.cursor.live || !root.session.finished)
                root.stop()
        }
    }
    FrameAnimation {
        running: root.running
        onTriggered: {
            root.time += Math.min(200, frameTime * 1000) * root.speed
            if (root.time >= root.each * root.steps.length + 500)
                root.finish()
        }
    }
}
