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
    property var flying: []             // the flights under way: { number, flight }
    property int started: 0
    readonly property bool running: root.flying.length > 0 || root.plans.length > 0

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
                delay = Math.max(delay, theatre.lead)
            }
            if (Theme.animationFactor > 0 && plan.start && root.stage.flies(plan.motion) && root.launch(plan, delay))
                delay += Theme.stagger
        }
        root.plans = []
        theatre.arrivals += 1
    }

    function launch(plan: var, delay: int): bool {
        const item = plan.joins ? null : root.flyer(plan.motion.after)
        if (!item)
            return root.send(plan, delay)
        const from = root.stage.canvas.mapToItem(item, plan.start.at.x, plan.start.at.y)
        const way = Qt.point(from.x - item.width / 2, from.y - item.height / 2)
        return Math.hypot(way.x, way.y) >= 1 && root.fly(item, way, delay)
    }

    // A picture of the piece to where it goes; without such a place it sinks where it was.
    function send(plan: var, delay: int): bool {
        const goal = root.place(plan.motion.after, plan.motion.toZone)
        const from = plan.start.at
        const to = goal?.at ?? Qt.point(from.x, from.y + Theme.travel(18))
        if (Theme.reducedMotion || !(goal || plan.start.size) || Math.hypot(to.x - from.x, to.y - from.y) < 1)
            return false
        const size = plan.start.size ?? root.stage.portraitSizeOf(plan.motion)
        const picture = travellers.createObject(root.stage.canvas, { stage: root.stage, motion: plan.motion, goal: to,
                                                                     width: size.width, height: size.height })
        return root.fly(picture, Qt.point(from.x - to.x, from.y - to.y), delay)
    }

    function fly(item: Item, way: point, delay: int): bool {
        root.started += 1
        const flight = flights.createObject(item, { number: root.started, flyer: item, way: way, delay: delay }) as PieceFlight
        root.flying = root.flying.concat([{ number: root.started, flight: flight }])
        flight.begin()
        return true
    }

    function land(number: int) { root.flying = root.flying.filter((each) => each.number !== number) }

    // All are at their places at once.
    function hurry() {
        for (const each of root.flying.slice())
            each.flight.complete()
    }

    visible: false

    Component {
        id: flights

        // Over when it has ended, and when its piece goes before that.
        PieceFlight {
            id: flight

            property int number: 0

            Component.onDestruction: root?.land(flight.number)
        }
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
