import QtQuick
import Takujo.Mock

// A draft that knows the sums of Couperation: one card face up or down, or two cards and discards
// for a card of the reserve. Judges places by the interval they carry.
MockDraft {
    id: root

    property string warning: ""
    property string promise: ""

    readonly property var limits: [1, 1, 2, 1, 7]

    function numberOf(id: string): int { return root.table.get(id).facts.number }
    function isReserve(id: string): bool { return root.table.rowOf(root.table.zone("reserve"), id) >= 0 }

    function toggle(id: string) {
        if (root.prompt.decision !== "act") {
            root.flip(id, 0)
            return
        }
        const group = root.isReserve(id) ? 3 : root.activeGroup === 3 ? 0 : root.activeGroup
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
        Object.assign(found, { pairA: [], pairB: [], pairAdds: [], pairResult: [], pairNeed: [], pairTarget: [] })
        for (let i = hand.count - 1; i > 0; --i) {
            for (let j = i - 1; j >= 0; --j) {
                for (const adds of [1, 0]) {
                    const a = hand.get(i).facts.number
                    const b = hand.get(j).facts.number
                    const result = adds ? a + b : a - b
                    let need = -1
                    let target = 0
                    for (let r = 0; r < reserve.count; ++r) {
                        const off = Math.abs(reserve.get(r).facts.number - result)
                        if (off <= hand.count - 2 && (need < 0 || off < need)) {
                            need = off
                            target = reserve.get(r).facts.number
                        }
                    }
                    found.pairA.push(a)
                    found.pairB.push(b)
                    found.pairAdds.push(adds)
                    found.pairResult.push(result)
                    found.pairNeed.push(need)
                    found.pairTarget.push(target)
                }
            }
        }
    }

    function total(found: var): string {
        const ids = root.sets[2]
        const a = ids.length > 0 ? Math.max(...ids.map((id) => root.numberOf(id))) : 0
        const b = ids.length > 1 ? Math.min(...ids.map((id) => root.numberOf(id))) : 0
        found.discards = root.sets[4].length
        found.target = root.sets[3].length > 0 ? root.numberOf(root.sets[3][0]) : 0
        if (ids.length !== 2)
            return ""
        const bySum = found.target === 0 || Math.abs(found.target - a - b) <= Math.abs(found.target - a + b)
        const base = bySum ? a + b : a - b
        const off = found.target > 0 ? found.target - base : 0
        found.need = Math.abs(off) - found.discards
        if (found.target > 0 && found.need <= 0 && found.need % 2 === 0) {
            found.made = true
            found.plus = (found.discards + off) / 2
            found.minus = found.discards - found.plus
        }
        return a + (bySum ? " + " : " − ") + b + " + 1".repeat(found.plus) + " − 1".repeat(found.minus)
               + " = " + (base + found.plus - found.minus)
    }

    function judge() {
        const found = { mode: 0, number: 0, warning: 0, nextDraw: 0, need: 0, plus: 0, minus: 0, made: false, replaces: false }
        root.sum = root.total(found)
        root.pairs(found)
        const single = root.sets[0][0] || root.sets[1][0]
        const here = root.anchor !== "" ? root.table.get(root.anchor) : null
        if (root.sets[2].length + root.sets[3].length > 0)
            found.mode = 4
        else if (single !== undefined)
            found.mode = root.sets[0].length > 0 ? 1 : 2
        else if (here && here.faceDown)
            found.mode = 3
        found.number = found.mode === 4 ? found.target : found.mode === 3 || single === undefined ? 0 : root.numberOf(single)
        const ready = found.mode === 4 ? found.made : found.mode > 0
        const fits = (piece) => found.mode === 2 ? piece.facts.place && piece.facts.open
            : found.mode === 3 ? piece.faceDown
            : (found.mode === 4 && !piece.facts.place || piece.facts.open)
              && found.number >= piece.facts.low && found.number <= piece.facts.high && !piece.facts.onlyFinish
        const tower = root.table.zone("tower")
        const places = []
        for (let i = 0; i < tower.count; ++i) {
            const piece = tower.get(i)
            const legal = found.mode === 0 ? piece.facts.open || piece.faceDown : found.number > 0 || found.mode > 1 ? fits(piece) : false
            tower.setProperty(i, "legal", legal)
            if (legal)
                places.push(piece.pieceId)
        }
        root.anchors = places
        found.replaces = found.mode === 4 && here !== null && !here.facts.place
        found.nextDraw = found.mode === 2 ? -1 : 1
        found.warning = found.mode === 3 && here.facts.contradicts ? 2 : 0
        root.facts = found
        root.complete = ready && here !== null && fits(here)
        root.refusal = here !== null && ready && !fits(here) ? here.name + ": " + here.facts.low + "–" + here.facts.high : ""
        root.refusalClause = root.refusal !== "" ? "CP-10" : ""
        root.notes = found.warning > 0 ? [] : [root.promise]
        root.remarks = found.warning > 0 ? [root.warning] : []
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
