import QtQuick

// Where the card of a lesson stands: beside the ring where it covers little, never over what is in
// the light if it can be helped.
QtObject {
    id: root

    readonly property int gap: 16
    readonly property int edge: 8           // to the rim of the stage

    // What two rectangles share, in pixels.
    function overlap(a: rect, b: rect): real {
        const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
        const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
        return w > 0 && h > 0 ? w * h : 0
    }

    function within(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(most, value))
    }

    // The ring, when there is one, is the first of the lights and must stay free before all others.
    function hidden(card: rect, lights: var): real {
        return lights.reduce((sum, light, i) => sum + root.overlap(card, light) * (i === 0 ? 20 : 1), 0)
    }

    // Of the pieces.
    function covered(card: rect, others: var): real {
        return others.reduce((sum, other) => sum + root.overlap(card, other), 0)
    }

    function besides(target: rect, size: size, ground: rect): var {
        const x = root.within(target.x + target.width / 2 - size.width / 2, ground.x + root.edge, ground.x + ground.width - root.edge - size.width)
        const y = root.within(target.y + target.height / 2 - size.height / 2, ground.y + root.edge, ground.y + ground.height - root.edge - size.height)
        // A seat in the light lies beside the stage.
        const right = Math.max(target.x + target.width + root.gap, ground.x + root.edge)
        const below = Math.max(target.y + target.height + root.gap, ground.y + root.edge)
        return [
            { at: Qt.point(right, y), room: ground.x + ground.width - right - size.width },
            { at: Qt.point(target.x - root.gap - size.width, y), room: target.x - root.gap - size.width - ground.x },
            { at: Qt.point(x, below), room: ground.y + ground.height - below - size.height },
            { at: Qt.point(x, target.y - root.gap - size.height), room: target.y - root.gap - size.height - ground.y }
        ]
    }

    // Top left corner of the card. @param pieces better not covered, if it can be helped
    function placeOf(size: size, ground: rect, lights: var, pieces: var): point {
        const target = lights[0] ?? Qt.rect(ground.x + ground.width / 2, ground.y + ground.height / 2, 0, 0)
        let best = Qt.point(ground.x + root.edge, ground.y + root.edge)
        let least = Infinity
        const look = (at, bonus) => {
            const card = Qt.rect(at.x, at.y, size.width, size.height)
            const away = Math.abs(at.x + size.width / 2 - target.x - target.width / 2)
                         + Math.abs(at.y + size.height / 2 - target.y - target.height / 2)
            const cost = 1000 * root.hidden(card, lights) + root.covered(card, pieces) / 20 + away - bonus
            if (cost < least) {
                least = cost
                best = at
            }
        }
        for (const place of root.besides(target, size, ground)) {
            if (place.room >= root.edge)
                look(place.at, 200)
        }
        for (const at of root.grid(size, ground))
            look(at, 0)
        return Qt.point(Math.round(best.x), Math.round(best.y))
    }

    // Places all over the stage.
    function grid(size: size, ground: rect): var {
        const out = []
        const parts = 14
        for (let i = 0; i <= parts; ++i) {
            for (let j = 0; j <= parts; ++j)
                out.push(Qt.point(ground.x + root.edge + (ground.width - 2 * root.edge - size.width) * i / parts,
                                  ground.y + root.edge + (ground.height - 2 * root.edge - size.height) * j / parts))
        }
        return out
    }
}
