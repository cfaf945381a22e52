import QtQuick
import Takujo.Mock

// A draft that knows the sums of Couperation: one card face up or down, or two cards and discards
// for a card of the reserve. Judges places by the interval they carry.
MockDraft {
    id: root

    property string warning: ""
    property string promise: ""

    readonly property var limits: [1, 1, 2, 7, 1]

    function numberOf(id: string): int { return root.table.get(id).attrs.number }
    function isReserve(id: string): bool { return root.table.rowOf(root.table.zone("reserve"), id) >= 0 }

    function toggle(id: string) {
        if (root.prompt.decision !== "act") {
            root.flip(id, 0)
            return
        }
        const group = root.isReserve(id) ? 4 : root.activeGroup === 4 ? 0 : root.activeGroup
        if (!root.sets.some((set) => set.indexOf(id) >= 0) && root.sets[group].length >= root.limits[group]) {
            if (root.limits[group] !== 1)
                return
            root.flip(root.sets[group][0], group)
        }
        root.flip(id, group)
    }

    function flip(id: string, group: int) {
        const at = root.sets.findIndex((set) => set.indexOf(id) >= 0)
        if (at >= 0)
            root.sets[at].splice(root.sets[at].indexOf(id), 1)
        else
            root.sets[group].push(id)
        root.table.set(id, "chosen", at < 0)
        root.table.set(id, "groupIndex", at < 0 ? group : -1)
        root.evaluate()
    }

    function clear() {
        for (const id of root.all()) {
            root.table.set(id, "chosen", false)
            root.table.set(id, "groupIndex", -1)
        }
        root.sets = [[], [], [], [], []]
        root.activeGroup = 0
        if (root.anchor !== "")
            root.anchor = ""
        else
            root.evaluate()
    }

    function evaluate() {
        root.itemCount = root.all().length
        if (root.prompt && root.prompt.decision === "act")
            root.judge()
        else
            root.complete = root.prompt !== null && root.itemCount >= root.prompt.min && root.itemCount <= root.prompt.max
        root.revision += 1
    }

    // All pairs of the hand with what they make.
    function pairs(found: var) {
        const hand = root.table.zone("hand")
        const reserve = root.table.zone("reserve")
        let k = 0
        for (let i = hand.count - 1; i > 0; --i) {
            for (let j = i - 1; j >= 0; --j) {
                for (const op of [1, 2]) {
                    const a = hand.get(i).attrs.number
                    const b = hand.get(j).attrs.number
                    const result = op === 1 ? a + b : a - b
                    let need = -1
                    let target = 0
                    for (let r = 0; r < reserve.count; ++r) {
                        const off = Math.abs(reserve.get(r).attrs.number - result)
                        if (off <= hand.count - 2 && (need < 0 || off < need)) {
                            need = off
                            target = reserve.get(r).attrs.number
                        }
                    }
                    Object.assign(found, { ["pair" + k + ".a"]: a, ["pair" + k + ".b"]: b, ["pair" + k + ".op"]: op,
                        ["pair" + k + ".result"]: result, ["pair" + k + ".need"]: need, ["pair" + k + ".target"]: target })
                    ++k
                }
            }
        }
        found.pairs = k
    }

    function sum(found: var) {
        const ids = root.sets[2]
        found.a = ids.length > 0 ? Math.max(...ids.map((id) => root.numberOf(id))) : 0
        found.b = ids.length > 1 ? Math.min(...ids.map((id) => root.numberOf(id))) : 0
        found.sum = found.a + found.b
        found.diff = found.a - found.b
        found.discards = root.sets[3].length
        found.target = root.sets[4].length > 0 ? root.numberOf(root.sets[4][0]) : 0
        found.need = 0
        found.base = found.plus = found.minus = found.off = 0
        let words = ""
        if (ids.length === 2) {
            const bySum = found.target === 0 || Math.abs(found.target - found.sum) <= Math.abs(found.target - found.diff)
            const base = bySum ? found.sum : found.diff
            found.off = found.target > 0 ? found.target - base : 0
            found.need = Math.abs(found.off) - found.discards
            if (found.target > 0 && found.need <= 0 && found.need % 2 === 0) {
                found.base = bySum ? 1 : 2
                found.plus = (found.discards + found.off) / 2
                found.minus = found.discards - found.plus
            }
            words = found.a + (bySum ? " + " : " − ") + found.b + " + 1".repeat(found.plus) + " − 1".repeat(found.minus)
                    + " = " + (base + found.plus - found.minus)
        }
        return words
    }

    function judge() {
        const found = { mode: 0, number: 0, warn: 0, nextDraw: 0, replaces: 0 }
        const words = root.sum(found)
        root.pairs(found)
        const single = root.sets[0][0] || root.sets[1][0]
        const here = root.anchor !== "" ? root.table.get(root.anchor) : null
        if (root.sets[2].length + root.sets[4].length > 0)
            found.mode = 4
        else if (single !== undefined)
            found.mode = root.sets[0].length > 0 ? 1 : 2
        else if (here && here.faceDown)
            found.mode = 3
        found.number = found.mode === 4 ? found.target : found.mode === 3 || single === undefined ? 0 : root.numberOf(single)
        const ready = found.mode === 4 ? found.base > 0 : found.mode > 0
        const fits = (piece) => found.mode === 2 ? piece.kind === "place" && piece.attrs.open === 1
            : found.mode === 3 ? piece.faceDown
            : (found.mode === 4 && piece.kind !== "place" || piece.attrs.open === 1)
              && found.number >= piece.attrs.lo && found.number <= piece.attrs.hi && piece.attrs.onlyFinish !== 1
        const tower = root.table.zone("tower")
        const places = []
        for (let i = 0; i < tower.count; ++i) {
            const piece = tower.get(i)
            const legal = found.mode === 0 ? piece.attrs.open === 1 || piece.faceDown : found.number > 0 || found.mode > 1 ? fits(piece) : false
            tower.setProperty(i, "legal", legal)
            if (legal)
                places.push(piece.pieceId)
        }
        root.anchors = places
        found.replaces = found.mode === 4 && here && here.kind !== "place" ? 1 : 0
        found.nextDraw = found.mode === 2 ? -1 : 1
        found.warn = found.mode === 3 && here.attrs.contradicts === 1 ? 2 : 0
        root.numbers = found
        root.complete = ready && here !== null && fits(here)
        root.refusal = here !== null && ready && !fits(here) ? here.name + ": " + here.attrs.lo + "–" + here.attrs.hi : ""
        root.refusalClause = root.refusal !== "" ? "CP-10" : ""
        root.lines = found.warn > 0 ? [words, "", root.warning] : [words, root.promise]
        root.alternativeCount = found.mode === 4 && root.complete ? 1 : 0
    }

    sets: [[], [], [], [], []]
    groupCount: 5
    onAnchorChanged: {
        const tower = root.table.zone("tower")
        for (let i = 0; i < tower.count; ++i)
            tower.setProperty(i, "target", tower.get(i).pieceId === root.anchor)
    }
}
