import QtQuick
import Takujo.App
import Takujo.Ui

// Counts the score of a finished match onto its final board, clause by clause: which clause, what it gives
// to whom, how far everybody has come. Nothing waits for it: a key hurries it or leads to the result.
Item {
    id: root

    required property MatchSession session

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    // Clauses that gave somebody points: { label, clause, points }.
    property var steps: []
    property real time: -1              // ms since it began; -1 = it is not going on
    property real speed: 1
    readonly property bool running: root.time >= 0
    readonly property int each: root.steps.length > 0 ? Math.min(1500, 9000 / root.steps.length) * Math.min(1.4, Theme.animationFactor) : 0
    readonly property int step: root.each > 0 ? Math.min(root.steps.length - 1, Math.floor(root.time / root.each)) : -1
    // Of the clause being counted: numbers stand from two thirds on, under reduced motion from the beginning.
    readonly property real share: !root.running || root.each === 0 ? 0 : Theme.reducedMotion ? 1
        : Math.min(1, (root.time - root.step * root.each) / root.each * 1.5)
    readonly property var current: root.running && root.step >= 0 ? root.steps[root.step] : null
    readonly property var counted: {
        const seats = root.session ? root.session.seatCount : 0
        const sums = []
        for (let seat = 0; seat < seats && root.running; ++seat) {
            let sum = 0
            for (let i = 0; i < root.step; ++i)
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
        if (found.length === 0 || Theme.animationFactor <= 0 || root.session.info.cooperative)
            return false
        root.time = 0
        return true
    }

    function hurry() { root.speed = root.speed === 1 ? 1 / 0.35 : 12 }

    function stop() { root.time = -1 }

    function finish() {
        root.stop()
        root.ended()
    }

    visible: false

    FrameAnimation {
        running: root.running
        onTriggered: {
            root.time += Math.min(200, frameTime * 1000) * root.speed
            if (root.time >= root.each * root.steps.length + 500)
                root.finish()
        }
    }
}
