import QtQuick
import Takujo.Mock
import Takujo.Table

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
    readonly property bool empty: root.anchor === "" && root.itemCount === 0
    property string sum: ""
    property var notes: []
    property var remarks: []
    property var facts: ({})            // by name, as the table's own type has them
    property var lines: []
    property string refusal: ""
    property string refusalClause: ""
    property var anchors: []
    property int alternativeCount: 0
    property int revision: 0
    property int amount: 0
    property var aim: []
    // What another game says about a draft: function(draft) -> { complete, facts, lines }.
    property var report: null
    readonly property var none: []

    function group(i: int): var { return root.sets[i] || [] }
    function all(): var { return root.sets.reduce((found, set) => found.concat(set), root.none) }

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
            const facts = root.table.get(id).facts
            reds += facts.red ? 1 : 0
            if (facts.rank === 0)
                factor *= 2
            else
                shown.push(facts.rank)
            sum += facts.rank
        }
        const flush = ids.length >= 3 && (reds === 0 || reds === ids.length)
        const total = sum * factor * (flush ? 2 : 1)
        const root2 = Math.round(Math.sqrt(total))
        return { sum: sum, factor: factor, flush: flush ? ids.length : 0, red: flush && reds > 0, total: total, shown: shown,
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
            root.complete = root.prompt && root.prompt.kind === PromptKind.Number ? true
                : root.prompt && root.itemCount >= root.prompt.min && root.itemCount <= root.prompt.max
        root.revision += 1
    }

    function evaluatePayment() {
        const square = root.anchor !== "" ? root.table.get(root.anchor) : null
        const goal = square ? square.facts.number : 0
        const parts = [root.worth(root.sets[0])]
        if (root.sets[1].length > 0)
            parts.push(root.worth(root.sets[2]))
        const result = parts.every((part) => part.root > 0) ? parts.reduce((all, part) => all + part.root, 0) : 0
        const flush = parts.find((part) => part.flush > 0)
        root.facts = { result: result, difference: parts[0].total - goal * goal, fits: goal > 0 && result === goal,
                       flush: flush ? flush.flush : 0, redFlush: flush !== undefined && flush.red }
        root.complete = root.facts.fits
        root.refusal = goal > 0 && root.facts.difference > 0 && parts.length === 1
            ? square.name + ": " + goal * goal + " < " + parts[0].total : ""
        root.refusalClause = root.refusal !== "" ? "CCC-13" : ""
        root.sum = root.itemCount === 0 ? "" : parts.length === 1 ? root.words(parts[0])
            : parts.map((part) => "√" + part.total).join(" + ") + (result > 0 ? " = " + parts.map((part) => part.root).join(" + ") + " = " + result : "")
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
