import QtQuick

// Rectangles of light in a veil.
QtObject {
    id: root

    function between(a: rect, b: rect, t: real): rect {
        return Qt.rect(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.width + (b.width - a.width) * t,
                       a.height + (b.height - a.height) * t)
    }

    function joined(a: rect, b: rect): rect {
        const x = Math.min(a.x, b.x)
        const y = Math.min(a.y, b.y)
        return Qt.rect(x, y, Math.max(a.x + a.width, b.x + b.width) - x, Math.max(a.y + a.height, b.y + b.height) - y)
    }

    // Those whose common rectangle adds least to them come together.
    function join(rects: var, most: int): var {
        const all = rects.slice()
        const cost = (a, b) => {
            const both = root.joined(a, b)
            return both.width * both.height - a.width * a.height - b.width * b.height
        }
        while (all.length > most) {
            let best = [1, 2]
            for (let i = 1; i < all.length; ++i) {
                for (let j = i + 1; j < all.length; ++j) {
                    if (cost(all[i], all[j]) < cost(all[best[0]], all[best[1]]))
                        best = [i, j]
                }
            }
            all[best[0]] = root.joined(all[best[0]], all[best[1]])
            all.splice(best[1], 1)
        }
        return all
    }

    // A rectangle without the holes, in bands from hole edge to hole edge.
    function around(ground: rect, holes: var): var {
        const right = ground.x + ground.width
        const bottom = ground.y + ground.height
        const edges = [ground.y, bottom]
        for (const hole of holes)
            edges.push(Math.round(hole.y), Math.round(hole.y + hole.height))
        const ys = edges.filter((y) => y >= ground.y && y <= bottom).sort((a, b) => a - b)
        const out = []
        for (let i = 0; i + 1 < ys.length; ++i) {
            if (ys[i + 1] <= ys[i])
                continue
            const middle = (ys[i] + ys[i + 1]) / 2
            const cut = holes.filter((hole) => hole.y < middle && hole.y + hole.height > middle)
                             .sort((a, b) => a.x - b.x)
            let x = ground.x
            for (const hole of cut) {
                if (hole.x > x)
                    out.push(Qt.rect(x, ys[i], Math.min(hole.x, right) - x, ys[i + 1] - ys[i]))
                x = Math.max(x, hole.x + hole.width)
            }
            if (x < right)
                out.push(Qt.rect(x, ys[i], right - x, ys[i + 1] - ys[i]))
        }
        return out
    }

    function same(a: var, b: var): bool {
        return a.length === b.length && a.every((rect, i) => Math.abs(rect.x - b[i].x) + Math.abs(rect.y - b[i].y)
            + Math.abs(rect.width - b[i].width) + Math.abs(rect.height - b[i].height) < 1)
    }
}
