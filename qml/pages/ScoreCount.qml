import QtQuick
import Takujo.App
import Takujo.Ui

// Counts the score of a finished match onto its final board: clause by clause, and in each of them seat by
// seat. Which it is, what on the table gives the points, how far everybody has come. Nothing waits for it: a
// key hurries it or leads to the result.
Item {
    id: root

    required property MatchSession session
    required property bool wanted       // not in a lesson

    readonly property OutcomeModel outcome: root.session ? root.session.outcome : null
    // What one clause gives one seat: { step: { label, clause, points }, seat, sources }.
    property var passes: []
    // Who has won is not told before it is counted: while the last move is seen, nobody has anything.
    property bool told: true            // that the match is over
    readonly property bool possible: root.wanted && App.settings.countScore && root.session !== null && Theme.animationFactor > 0 && !root.session.info.cooperative
    readonly property bool awaited: root.possible && root.session.finished && !root.told
    readonly property int lead: 700
    property real time: 0               // ms of counting, before it negative
    property real speed: 1
    property bool running: false
    readonly property int each: root.passes.length > 0 ? Math.min(1100, 9000 / root.passes.length) * Math.min(1.4, Theme.animationFactor) : 0
    readonly property int at: root.each > 0 ? Math.min(root.passes.length - 1, Math.floor(root.time / root.each)) : -1
    readonly property var pass: root.running && root.at >= 0 ? root.passes[root.at] : null
    readonly property var current: root.pass ? root.pass.step : null
    // Of the pass: what gives the points lights up, they fly to their seat, its score rolls on.
    readonly property real part: root.at < 0 ? 0 : Math.min(1, (root.time - root.at * root.each) / root.each)
    readonly property real share: root.at < 0 ? 0 : Theme.reducedMotion ? 1 : Math.max(0, Math.min(1, (root.part - 0.6) / 0.35))
    readonly property bool done: root.running && root.time >= root.each * root.passes.length
    readonly property var counted: {
        const seats = root.session ? root.session.seatCount : 0
        const sums = root.running || root.awaited ? Array(seats).fill(0) : []
        for (let i = 0; i <= root.at && root.running; ++i) {
            const pass = root.passes[i]
            sums[pass.seat] += pass.step.points[pass.seat] * (i < root.at ? 1 : root.share)
        }
        return sums.map((sum) => Math.round(sum))
    }

    signal ended()

    // False: there is nothing to count.
    function begin(): bool {
        root.passes = root.possible ? root.found() : []
        root.speed = 1
        if (root.passes.length === 0)
            return false
        root.time = -root.lead
        root.running = true
        return true
    }

    function found(): var {
        const found = []
        const rows = root.outcome ? root.outcome.rows : null
        for (let i = 0; rows && i < rows.count; ++i) {
            const step = { label: rows.value(i, "label"), clause: rows.value(i, "clause"), points: Array.from(rows.value(i, "points")) }
            const sources = Array.from(rows.value(i, "sources"))
            for (let seat = 0; rows.value(i, "adds") && seat < step.points.length; ++seat) {
                if (step.points[seat] !== 0)
                    found.push({ step: step, seat: seat, sources: sources.filter((source) => source.seat === seat) })
            }
        }
        return found
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
            if (root.time >= root.each * root.passes.length + 500)
                root.finish()
        }
    }
}
