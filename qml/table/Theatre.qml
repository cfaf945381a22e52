pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Shows what another seat has just done: on the panel of the table that is dead then, with the real pieces,
// and rings where they went. The pieces leave from there once they were seen. How long it stands is the
// pace of the match; the computer waits so long.
Item {
    id: root

    required property var stage         // the TableStage it is made by
    required property StageFlights flights

    readonly property var made: show.item   // a TheatreShow: a type that knows this one
    readonly property var scene: root.stage.session?.scene ?? null
    readonly property int standing: root.stage.session?.computer?.standing ?? 0     // ms; -1 = until the next step
    readonly property bool held: root.stage.session?.computer?.paused ?? false
    readonly property bool fits: root.stage.theatreArea.width > 0 && !root.stage.atGlance
    readonly property bool present: root.fits && root.scene !== null && root.scene.present
    // On my own turn the panel is needed: then it goes when it was seen.
    readonly property bool shown: root.present && !root.gone && (root.running || !root.stage.session.finished && (!root.stage.playing || root.standing < 0))
    readonly property bool running: root.time >= 0
    readonly property var acts: root.present ? root.scene.acts : []
    readonly property int actor: root.present ? root.scene.actor : -1
    readonly property int colour: root.stage.seats.colourOf(Math.max(0, root.actor))
    // Before the pieces leave; the pause after they came.
    readonly property int lead: root.standing === 0 ? 0 : Theme.duration(root.standing > 1000 ? 900 : 520)
    readonly property int pause: Math.round(Math.max(0, root.standing) * (root.eventful ? 1 : 0.5))
    readonly property bool eventful: root.acts.some((act) => act.motions.length > 0 || act.type === EventType.Score)
    readonly property real waited: root.pause > 0 ? Math.max(0, Math.min(1, (root.time - root.lead) / root.pause)) : 1
    // All of it, and what the bar of the page says.
    readonly property string said: Wording.told(root.acts.map((act) => root.sentence(act)))
    readonly property string title: root.acts.map((act) => root.sentence(act)).find((words) => words.length > 0) ?? ""
    readonly property var pieces: root.gather()

    property real time: -1              // ms since the scene began; -1 = it was seen
    property real speed: 1
    property bool gone: true            // its panel is wanted back
    property int arrivals: 0            // of changes that stand on the table

    function sentence(act: var): string {
        return act.text.length === 0 ? "" : act.seat < 0 ? act.text
             : Wording.about(root.stage.seats.nameOf(act.seat), act.text)
    }

    // What no words tell has its place among the pieces only where a seat takes it from place to place, or
    // where nothing else is to be seen: what is refilled was taken by nobody, what turns over was named as it was.
    function stands(act: var, motion: var): bool {
        return act.text.length > 0 || root.said.length === 0 || act.seat >= 0 && motion.fromZone !== motion.toZone
    }

    // What moved: { motion, count }; one that goes on at once is there once, backs that go the same way together.
    function gather(): var {
        const found = []
        for (const act of root.acts) {
            for (const motion of act.motions.filter((each) => root.stands(act, each))) {
                if (!motion.known && root.stage.backOf(motion) === null)
                    continue        // it has no picture: the words tell it
                const earlier = found.find((each) => motion.known ? motion.before.length > 0 && each.motion.after === motion.before
                    : !each.motion.known && each.motion.fromZone === motion.fromZone && each.motion.toZone === motion.toZone)
                if (earlier && motion.known)
                    earlier.motion = motion
                else if (earlier)
                    earlier.count += 1
                else
                    found.push({ motion: motion, count: 1 })
            }
        }
        return found
    }

    // How far a part of the scene is that begins and takes so long (ms), slowing down at its end: 0 to 1.
    function come(begins: real, takes: real): real {
        if (!root.running || root.lead === 0 || Theme.reducedMotion || root.time >= begins + takes)
            return 1
        const left = 1 - Math.max(0, (root.time - begins) / takes)
        return 1 - left * left * left
    }

    // Pieces come one after the other, all before they leave.
    function pieceCame(row: int): real {
        return root.come(row * Math.min(45, Math.max(0, root.lead - 300) / Math.max(1, root.pieces.length)), 300)
    }

    // Where the picture of a piece stands; null when it does not.
    function placeOf(motion: var): var {
        return root.running && root.made ? root.made.placeOf(motion) : null
    }

    // Where the pieces went, on the canvas.
    function places(): var {
        const found = []
        if (!root.shown || root.arrivals < 0 || root.stage.canvas.width <= 0)
            return found
        for (const entry of root.pieces) {
            const item = root.flights.seen(entry.motion.after) ?? root.flights.seen(entry.motion.toZone + "/" + entry.motion.toSlot)
            const at = item?.mapToItem(root.stage.canvas, 0, 0)
            if (at && !found.some((each) => each.x === at.x && each.y === at.y))
                found.push({ item: item, motion: entry.motion, x: at.x, y: at.y, width: item.width, height: item.height, corner: item.corner ?? Theme.radius })
        }
        return found
    }

    function begin() {
        root.speed = 1
        root.gone = !root.scene.present
        root.time = root.gone || !root.fits || root.standing === 0 ? -1 : 0
        root.scene.playing = root.running
    }

    // What is on screen goes faster; the second time it is over.
    function hurry() {
        if (root.running && root.speed === 1)
            root.speed = 1 / 0.35
        else
            root.finish()
    }

    function finish() {
        root.time = -1
        root.flights.hurry()
        if (root.stage.playing)
            root.gone = true
        if (root.scene)
            root.scene.playing = false
    }

    // While it is held, and while something still moves, the pause does not begin.
    function advance(ms: real) {
        const leading = root.time < root.lead
        const moving = root.stage.moving
        if (!leading && (root.held || moving))
            return
        root.time = leading ? Math.min(root.lead, root.time + ms * root.speed) : root.time + ms * root.speed
        if (root.time >= root.lead + root.pause && !moving && !root.held)
            root.pass()
    }

    // The time of the pace is over.
    function pass() {
        root.time = -1
        if (root.stage.playing && root.standing >= 0)
            root.gone = true
        root.scene.playing = false
    }

    visible: false
    Component.onDestruction: if (root.running && root.scene) root.scene.playing = false

    FrameAnimation {
        running: root.running
        onTriggered: root.advance(Math.min(200, frameTime * 1000))
    }
    // Made when it is needed: a table is to stand at once.
    Loader {
        id: show

        readonly property bool wanted: root.shown

        parent: root.stage.canvas
        anchors.fill: parent
        z: 390
        onWantedChanged: {
            if (show.wanted)
                show.setSource("TheatreShow.qml", { theatre: root })
            else
                show.source = ""
        }
    }
    Connections {
        target: root.scene
        ignoreUnknownSignals: true

        function onBegun() { root.begin() }
        // The match goes on without it.
        function onPlayingChanged() {
            if (!root.scene.playing)
                root.time = -1
        }
    }
    Connections {
        target: root.stage.session ? root.stage.session.draft : null
        ignoreUnknownSignals: true

        // The person at the screen has begun: what is put together needs the panel.
        function onChanged() {
            if (root.stage.playing && root.shown && (root.stage.session.draft.itemCount > 0 || root.stage.session.draft.anchor.length > 0))
                root.finish()
        }
    }
}
