import QtQuick
import Takujo.Mock

// A draft that knows CCC's sums: values, jokers, flush, splitting aces.
QtObject {
    id: root

    required property MockTable table
    property MockPrompt prompt: null
    property string anchor: ""
    property int activeGroup: 0
    property int groupCount: 3
    property var sets: [[], [], []]
    property int itemCount: 0
    property bool complete: false
    property var lines: []
    property string refusal: ""
    property string refusalClause: ""
    property var anchors: []
    property int alternativeCount: 0
    property var numbers: ({})
    property int revision: 0
    property int amount: 0
    property var aim: []
    // What another game says about a draft: function(draft) -> { complete, numbers, lines }.
    property var report: null
    readonly property var none: []

    function group(i: int): var { return root.sets[i] || [] }
    function all(): var { return root.sets.reduce((found, set) => found.concat(set), root.none) }
    function number(name: string): int { return root.numbers[name] || 0 }

    function toggle(id: string) {
        const at = root.sets.findIndex((set) => set.indexOf(id) >= 0)
        if (at >= 0)
            root.sets[at].splice(root.sets[at].indexOf(id), 1)
        else
            root.sets[root.activeGroup].push(id)
        root.table.set(id, "chosen", at < 0)
        root.table.set(id, "groupIndex", at < 0 ? root.activeGroup : -1)
        root.evaluate()
    }

    function clear() {
        for (const id of root.all()) {
            root.table.set(id, "chosen", false)
            root.table.set(id, "groupIndex", -1)
        }
        root.sets = [[], [], []]
        root.activeGroup = 0
        if (root.anchor !== "")
            root.anchor = ""
        else
            root.evaluate()
    }

    function setNumber(n: int) {
        root.amount = n
        root.evaluate()
    }
    function useAlternative(i: int) { root.evaluate() }
    function nextAlternative() { root.evaluate() }

    function worth(ids: var): var {
        let sum = 0
        let factor = 1
        let reds = 0
        const shown = []
        for (const id of ids) {
            const facts = root.table.get(id).attrs
            reds += facts.red ? 1 : 0
            if (facts.rank === 0)
                factor *= 2
            else
                shown.push(facts.value)
            sum += facts.value
        }
        const flush = ids.length >= 3 && (reds === 0 || reds === ids.length)
        const total = sum * factor * (flush ? 2 : 1)
        const root2 = Math.round(Math.sqrt(total))
        return { sum: sum, factor: factor, flush: flush ? ids.length : 0, red: flush && reds > 0 ? 1 : 0, total: total, shown: shown,
                 root: root2 * root2 === total ? root2 : 0 }
    }

    function words(w: var): string {
        const many = w.shown.length > 1
        const marks = (w.flush ? " × 2" : "") + (w.factor > 1 ? " × " + w.factor : "")
        const sum = (many && marks !== "" ? "(" : "") + w.shown.join(" + ") + (many && marks !== "" ? ")" : "")
        return sum + marks + (many || marks !== "" ? " = " + w.total : "") + (w.root > 0 ? " = " + w.root + "²" : "")
    }

    function evaluate() {
        root.itemCount = root.all().length
        if (root.report)
            Object.assign(root, root.report(root))
        else if (root.prompt && root.prompt.decision === "place")
            root.evaluatePayment()
        else
            root.complete = root.prompt && root.prompt.kind === "number" ? true
                : root.prompt && root.itemCount >= root.prompt.min && root.itemCount <= root.prompt.max
        root.revision += 1
    }

    function evaluatePayment() {
        const square = root.anchor !== "" ? root.table.get(root.anchor) : null
        const goal = square ? square.attrs.number : 0
        const parts = [root.worth(root.sets[0])]
        if (root.sets[1].length > 0)
            parts.push(root.worth(root.sets[2]))
        const result = parts.every((part) => part.root > 0) ? parts.reduce((all, part) => all + part.root, 0) : 0
        const found = { result: result, target: goal, targetSquare: goal * goal, diff: parts[0].total - goal * goal,
                        fits: goal > 0 && result === goal ? 1 : 0, count: root.itemCount }
        parts.forEach((part, i) => {
            const g = i === 0 ? 0 : i + 1
            found["sum" + g] = part.sum
            found["factor" + g] = part.factor
            found["total" + g] = part.total
            found["root" + g] = part.root
            found["flush" + g] = part.flush
            found["red" + g] = part.red
        })
        root.numbers = found
        root.complete = found.fits === 1
        root.refusal = goal > 0 && found.diff > 0 && parts.length === 1
            ? square.name + ": " + goal * goal + " < " + parts[0].total : ""
        root.refusalClause = root.refusal !== "" ? "CCC-13" : ""
        root.lines = root.itemCount === 0 ? [] : [parts.length === 1 ? root.words(parts[0])
            : parts.map((part) => "√" + part.total).join(" + ") + (result > 0 ? " = " + parts.map((part) => part.root).join(" + ") + " = " + result : "")]
        root.alternativeCount = goal > 0 ? 2 : 0
    }

    onAimChanged: if (root.aim.length > 0) root.evaluate()
    onAnchorChanged: {
        const board = root.table.zone("board")
        for (let i = 0; i < board.count; ++i)
            board.setProperty(i, "target", board.get(i).pieceId === root.anchor)
        root.evaluate()
    }
}
