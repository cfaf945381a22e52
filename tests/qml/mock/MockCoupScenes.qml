import QtQuick
import Takujo.Mock
import Takujo.Tables.Couperation

// Fills a session with scenes of Couperation.
QtObject {
    id: root

    required property MockSession session

    readonly property MockTable table: root.session ? root.session.table : null
    readonly property var hearts: [18, 20, 22, 24, 26, 27, 29, 31, 33]
    readonly property var doubles: [1, 4, 7, 10, 13, 16, 19, 21, 23, 28, 30, 32, 35, 38, 41, 44, 47, 50]
    // "row,col": number; negative = face down
    readonly property var towers: ({
        act: { "0,-3": 6, "0,-2": 11, "0,-1": 19, "0,0": 25, "0,1": 32, "0,2": 40, "0,3": 47, "1,-3": 9, "1,-2": 15, "1,-1": -22,
               "1,0": 28, "1,1": 37, "2,-3": 13, "2,-2": 20, "2,-1": 26 },
        early: { "0,-2": 8, "0,-1": 17, "0,0": 25, "0,1": -33, "1,-1": 21 },
        side: { "0,-3": 6, "0,-2": 11, "0,-1": 19, "0,0": 25, "0,1": 32, "0,2": 40, "1,-2": 15 },
        start: { "0,0": 25 },
        small: { "0,-1": 12, "0,0": 25, "0,1": 38, "0,2": 45, "1,-1": 20, "1,0": 30 },
        late: { "0,-3": 6, "0,-2": 11, "0,-1": 19, "0,0": 25, "0,1": 32, "0,2": 40, "0,3": 47, "1,-3": 9, "1,-2": 15, "1,-1": 22,
                "1,0": 28, "1,1": 37, "1,2": 44, "2,-3": 13, "2,-2": 20, "2,-1": 26, "2,0": 30, "2,1": 41, "3,-3": 18, "3,-2": 23,
                "3,-1": 27, "3,0": 34, "4,-3": 21, "4,-2": 24, "4,-1": -31, "5,-3": 22, "5,-2": 29 }
    })
    property var facts: ({})

    function markOf(number: int): int {
        return root.hearts.indexOf(number) >= 0 ? 3 : root.doubles.indexOf(number) >= 0 ? 2 : 1
    }

    function load(scene: string) {
        root.seats(scene === "four" ? 4 : scene === "late" ? 2 : 3)
        const name = root.towers[scene] ? scene : "act"
        root.tower(root.towers[name], name === "small" ? 4 : 7)
        root.row("reserve", scene === "tidy" ? [1, 12, 21, 34, 44, 50] : [1, 12, 34, 44, 50])
        root.row("hand", scene === "full" ? [4, 10, 16, 21, 23, 36, 49] : scene === "adjust" ? [10, 16, 21, 23, 49] : [10, 21, 23])
        if (scene === "late")
            root.finishCard()
        root.stacks(scene)
        root.ask(scene)
    }

    function seats(count: int) {
        const names = root.session.lang === "ja" ? ["あなた", "蓮", "葵", "楓"] : ["You", "Ren", "Aoi", "Kaede"]
        root.session.seatCount = count
        for (let i = 0; i < count; ++i)
            root.session.seats.append({ seat: i, name: names[i], levelText: "", human: i === 0, colour: i, score: 15,
                                        detail: "", active: i === 0, thinking: false, isViewer: i === 0 })
    }

    // Interval of a place from what lies below, beside and above; face-down cards count as intervals.
    function interval(cards: var, row: int, col: int, depth: int): var {
        let lo = 1
        let hi = 50
        const bound = (r, c, low) => {
            const there = cards[r + "," + c]
            if (there === undefined || depth > 4)
                return
            const span = there < 0 ? root.interval(cards, r, c, depth + 1) : { lo: there, hi: there }
            if (low)
                lo = Math.max(lo, span.lo + 1)
            else
                hi = Math.min(hi, span.hi - 1)
        }
        if (row === 0) {
            bound(0, col - 1, true)
            bound(0, col + 1, false)
        } else {
            bound(row - 1, col, true)
            bound(row - 1, col + 1, false)
        }
        if (depth === 0) {
            bound(row + 1, col, false)
            bound(row + 1, col - 1, true)
        }
        return { lo: lo, hi: hi }
    }

    function tower(cards: var, levels: int) {
        const columns = Object.keys(cards).filter((key) => key.startsWith("0,")).map((key) => Number(key.slice(2)))
        const left = Math.min(...columns)
        const right = Math.max(...columns)
        const least = right - levels + 1
        const most = left + levels - 1
        root.facts = { leastColumn: least, mostColumn: most, rows: levels }
        root.table.addZone("tower", "grid", root.session.ja("タワー", "Tower"), -1, 2 * levels - 1, levels, 0)
        for (let row = levels - 1; row >= 0; --row) {
            for (let col = least; col + row <= most; ++col)
                root.spot(cards, row, col, levels, left, right)
        }
    }

    function spot(cards: var, row: int, col: int, levels: int, left: int, right: int) {
        const slot = (levels - 1 - row) * (2 * levels - 1) + col + levels - 1
        const there = cards[row + "," + col]
        const span = root.interval(cards, row, col, 0)
        const where = { row: row, column: col, x2: 2 * col + row, top: row === levels - 1, low: span.lo, high: span.hi }
        if (there === undefined) {
            const based = row === 0 ? col === left - 1 || col === right + 1
                                    : cards[(row - 1) + "," + col] !== undefined && cards[(row - 1) + "," + (col + 1)] !== undefined
            const open = based && span.lo <= span.hi && !(row === 0 && right - left + 1 >= levels)
            const sure = right - left + 1 === levels || (col >= right - levels + 1 + (levels - 1) / 2 && col + row <= left + (levels - 1) / 2)
            root.table.zone("tower").append(root.table.piece("place#" + slot, "place", slot, {
                name: root.session.ja("下から" + (row + 1) + "段目の空き", "empty place in row " + (row + 1)),
                tip: open ? root.session.ja(span.lo + "〜" + span.hi + " を置けます", span.lo + "–" + span.hi + " can lie here") : "",
                clause: "CP-10", legal: open,
                facts: Object.assign(where, { place: true, sure: sure, open: open, blocked: based && span.lo > span.hi,
                    wantLow: span.lo, wantHigh: span.hi, unseen: Math.max(0, Math.round((span.hi - span.lo + 1) * 0.6)),
                    onlyFinish: row === levels - 1 })
            }))
            return
        }
        const down = there < 0
        const mine = down && row === 4
        const number = down ? (mine ? -there : 0) : there
        root.table.zone("tower").append(root.table.piece(down && !mine ? "tower/" + slot : "card-" + Math.abs(there) + "#0",
            down && !mine ? "back" : "card-" + Math.abs(there), slot, {
                label: number > 0 ? String(number) : "", faceDown: down, legal: down,
                name: down ? root.session.ja("伏せ札", "face-down card") : String(there), clause: down ? "CP-20" : "CP-10",
                tip: down ? root.session.ja("ありうる数：20, 22, 24", "It can be 20, 22, 24") : "", owner: down ? 1 : -1,
                lastActor: there === 37 ? 2 : -1,
                facts: Object.assign(where, { number: number, mark: number > 0 ? root.markOf(number) : 0,
                    could: mine ? 1 : 17, couldFit: mine ? 1 : 3, contradicts: mine })
            }))
    }

    function row(zone: string, numbers: var) {
        root.table.addZone(zone, zone === "hand" ? "hand" : "row", zone, zone === "hand" ? 0 : -1, 0, 0, 0)
        numbers.forEach((number, i) => root.table.zone(zone).append(root.table.piece("card-" + number + "#0", "card-" + number, i, {
            label: String(number), name: String(number), clause: "CP-15", legal: zone === "reserve",
            facts: { number: number, mark: root.markOf(number), fits: number === 23 ? 2 : number === 49 ? 0 : 1 }
        })))
    }

    function finishCard() {
        root.table.zone("hand").append(root.table.piece("card-finish#0", "card-finish", 9, {
            label: "25", name: root.session.ja("フィニッシュカード", "finish card"), clause: "CP-17",
            facts: { number: 25, finish: true, fits: 1 }
        }))
    }

    function stacks(scene: string) {
        root.table.addZone("pack", "stack", root.session.ja("山札", "Pack"), -1, 0, 0, 17)
        root.table.addZone("discard", "stack", root.session.ja("捨て札", "Discards"), -1, 0, 0, 4)
        const seen = [1, 2, 4, 6, 8, 9, 11, 13, 15, 17, 19, 20, 22, 25, 26, 28, 30, 32, 35, 37, 40, 43, 47, 49]
        root.table.facts = Object.assign(root.facts, { phase: { draw: Coup.Phase.Draw, adjust: Coup.Phase.Adjust, tidy: Coup.Phase.Reserve }[scene]
            ?? Coup.Phase.Act, pack: 17, discards: 4, filled: scene === "late" ? 27 : 15, goal: 28, down: 1, handLimit: 3, reserveSize: 5,
            nextDraw: 1, refillTo: 2, drawReason: Coup.DrawReason.One, modifier: 1, placesLeft: 13, lastSeat: 1,
            finishAt: scene === "late" ? Coup.FinishAt.Seat : Coup.FinishAt.Pack, finishSeat: 0,
            unseen: Array.from({ length: 50 }, (one, at) => at + 1).filter((number) => !seen.includes(number)) })
    }

    function ask(scene: string) {
        const ask = root.session.prompt
        const ja = root.session.ja
        if (scene === "draw") {
            ask.ask("pick", "draw", ja("カードを引く", "Draw cards"))
            ask.detail = ja("♡：下の 20 ♡ と 28 ◇◇ で 2枚まで", "♡ over 20 ♡ and 28 ◇◇: up to 2")
            for (let n = 0; n <= 4; ++n)
                ask.add(n === 0 ? ja("引かない", "Draw nothing") : ja(n + "枚引く", "Draw " + n), "", n === 4)
        } else if (scene === "adjust") {
            ask.ask("subset", "adjust", ja("手札を捨てる", "Discard"))
            ask.min = ask.max = 2
            root.session.draft.toggle("card-49#0")
        } else if (scene === "tidy") {
            ask.ask("pick", "reserve", ja("リザーブから捨てる", "Discard from the reserve"))
            for (const n of [1, 12, 21, 34, 44, 50])
                ask.add(String(n), "card-" + n + "#0", false)
        } else {
            ask.ask("assign", "act", ja("行動を選ぶ", "Choose an action"))
            ask.confirmText = ja("置く", "Place")
            root.session.draft.clear()
            root.compose(scene)
        }
    }

    function compose(scene: string) {
        const draft = root.session.draft
        const put = (id, group) => {
            draft.activeGroup = group
            draft.toggle(id)
        }
        if (scene === "act" || scene === "known" || scene === "four" || scene === "hidden") {
            put("card-23#0", scene === "hidden" ? 1 : 0)
            draft.anchor = root.anchorAt(3, -2)
        } else if (scene === "reserve" || scene === "replace") {
            put("card-23#0", 2)
            put("card-10#0", 2)
            put("card-34#0", 3)
            put("card-21#0", 4)
            draft.anchor = scene === "replace" ? "card-37#0" : root.anchorAt(2, 0)
        } else if (scene === "turn") {
            draft.anchor = root.downAnchor()
        } else if (scene === "late") {
            put("card-finish#0", 0)
        } else if (scene === "full" || scene === "early" || scene === "side" || scene === "small") {
            put(scene === "full" ? "card-36#0" : "card-21#0", 0)
        }
    }

    function anchorAt(row: int, col: int): string {
        return "place#" + ((6 - row) * 13 + col + 6)
    }

    function downAnchor(): string {
        const tower = root.table.zone("tower")
        for (let i = 0; i < tower.count; ++i) {
            if (tower.get(i).faceDown)
                return tower.get(i).pieceId
        }
        return ""
    }
}
