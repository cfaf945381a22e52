pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Shows what happened: every motion of a change that has a start on this stage is a flight. What stands at
// its end flies itself; for anything else a picture of the piece makes the way and is gone. One starts
// after the other, once the table shows what came of them. `running` says whether all is over.
Item {
    id: root

    required property var stage         // the TableStage it is made by

    property var plans: []              // to be started: { motion, first, start, joins }
    property var waiting: []            // pictures to be made, in their order: { motion, from, to, size, due }
    // Fewer cost less each by itself than all of the canvas at once (see RepaintArea).
    readonly property bool many: driver.count > 20
    readonly property bool running: driver.count > 0 || root.waiting.length > 0 || root.plans.length > 0
    readonly property int atOnce: 2     // ms of a frame that may be spent on pictures

    // Before the table changes: where pieces are now. One that goes on at once makes one way.
    function depart(motions: var) {
        const plans = root.plans.slice()
        for (const motion of motions) {
            const earlier = plans.find((plan) => motion.before.length > 0 && plan.motion.after === motion.before)
            const first = earlier?.first ?? motion.before
            const left = motion.after === first || plans.some((plan) => plan.first === motion.after)
            const joins = !left && root.seen(motion.after) !== null
            if (earlier)
                Object.assign(earlier, { motion: motion, joins: joins })
            else
                plans.push({ motion: motion, first: first, start: root.place(first, motion.fromZone), joins: joins })
        }
        root.plans = plans
    }

    // What is to be seen of a piece now, null when nothing. What is pressed for it may not be the piece itself.
    function seen(id: string): Item {
        const pressed = id.length > 0 ? root.stage.itemAt(id) : null
        const item = pressed && !("flying" in pressed) ? root.stage.pieceAt(id) ?? pressed : pressed
        return item && item.visible ? item : null
    }

    // The item of a piece itself, null when nothing stands for it: what is pressed for it does not fly.
    function flyer(id: string): Item {
        const item = root.seen(id)
        return item && "flying" in item ? item : null
    }

    // Its middle on the canvas, else that of its zone; null when neither is on the stage.
    function place(id: string, zoneId: string): var {
        const canvas = root.stage.canvas
        const item = root.seen(id)
        const at = item ? (item.body ?? item).mapToItem(canvas, item.width / 2, item.height / 2)
                        : zoneId.length > 0 ? root.stage.zonePoint(zoneId, canvas) : null
        return at ? { at: at, size: item ? Qt.size(item.width, item.height) : null } : null
    }

    function start() {
        const plans = root.plans
        const theatre = root.stage.theatre
        let delay = 0
        for (const plan of plans) {
            root.stage.began(plan.motion)
            // What is shown first leaves from there.
            const shown = theatre.placeOf(plan.motion)
            if (shown) {
                plan.start = shown
                plan.unseen = true
                delay = Math.max(delay, theatre.lead)
            }
            if (Theme.animationFactor > 0 && plan.start && root.stage.flies(plan.motion) && root.launch(plan, delay))
                delay += Theme.stagger
        }
        root.plans = []
        theatre.arrivals += 1
        root.make()
    }

    function launch(plan: var, delay: int): bool {
        const item = plan.joins ? null : root.flyer(plan.motion.after)
        if (!item)
            return root.send(plan, delay)
        const from = root.stage.canvas.mapToItem(item, plan.start.at.x, plan.start.at.y)
        const way = Qt.point(from.x - item.width / 2, from.y - item.height / 2)
        return Math.hypot(way.x, way.y) >= 1 && root.fly(item, way, delay, plan.unseen === true)
    }

    // A picture of the piece to where it goes; without such a place it sinks where it was.
    function send(plan: var, delay: int): bool {
        const goal = root.place(plan.motion.after, plan.motion.toZone)
        const from = plan.start.at
        const to = goal?.at ?? Qt.point(from.x, from.y + Theme.travel(18))
        if (Theme.reducedMotion || !(goal || plan.start.size) || Math.hypot(to.x - from.x, to.y - from.y) < 1)
            return false
        root.waiting = root.waiting.concat([{ motion: plan.motion, from: from, to: to, due: Date.now() + delay, unseen: plan.unseen === true,
                                              size: plan.start.size ?? root.stage.portraitSizeOf(plan.motion) }])
        return true
    }

    // Many pictures are not made in one frame: that would hold up all that moves.
    function make() {
        const end = Date.now() + root.atOnce
        while (root.waiting.length > 0 && Date.now() < end) {
            try {
                root.makeOne(root.waiting[0])
            } finally {
                root.waiting = root.waiting.slice(1)    // only now: something moves all the while
            }
        }
    }

    function makeOne(each: var) {
        const picture = travellers.createObject(root.stage.canvas, { stage: root.stage, motion: each.motion, goal: each.to,
                                                                     width: each.size.width, height: each.size.height })
        root.fly(picture, Qt.point(each.from.x - each.to.x, each.from.y - each.to.y), Math.max(0, each.due - Date.now()), each.unseen)
    }

    // To its place from `way` pixels away; under reduced motion it appears there.
    function fly(item: Item, way: point, delay: int, unseen: bool): bool {
        if (Theme.reducedMotion)
            driver.appear(item, Theme.duration(120))
        else
            driver.launch(item, way, delay, Theme.moveTime(Math.hypot(way.x, way.y)), Theme.durRing, unseen)
        return true
    }

    // All are at their places at once.
    function hurry() {
        root.waiting = []
        driver.complete()
    }

    visible: false

    FlightDriver {
        id: driver
    }
    FrameAnimation {
        running: root.waiting.length > 0
        onTriggered: root.make()
    }
    Component {
        id: travellers

        StageTraveller { }
    }
    // Before the next picture, after the places are laid out.
    Timer {
        id: placed

        interval: 0
        onTriggered: root.start()
    }
    Connections {
        target: root.stage.session ? root.stage.session.table : null
        ignoreUnknownSignals: true

        function onDeparting(motions: var) { root.depart(motions) }
        function onArrived() { placed.restart() }
    }
    // What was about to begin is told in another language by then: it is simply there.
    Connections {
        target: root.stage.session?.info ?? null
        ignoreUnknownSignals: true

        function onChanged() { root.plans = [] }
    }
}
