import QtQuick
import Takujo.Mock
import Takujo.Tables.Ccc

// Fills a session with the scenes the preview shows and the tests play.
QtObject {
    id: root

    required property MockSession session

    readonly property MockTable table: root.session ? root.session.table : null
    readonly property var boards: ({
        standard6: "3,5,2,1,4,3/4,7,6,8,7,5/1,8,4,4,6,2/2,6,4,4,8,1/5,7,8,6,7,4/3,4,1,2,5,3",
        octagon32: ".,4,5,2,3,./3,6,7,4,6,4/2,4,8,8,7,5/5,7,8,8,4,2/4,6,4,7,6,3/.,3,2,5,4,.",
        small5: "4,2,6,5,4/5,3,7,3,2/6,7,9,7,6/2,3,7,3,5/4,5,6,2,4",
        wide9: "3,5,2,1,14,3,1,2,3/4,7,6,8,7,5,4,4,4/1,8,4,4,6,2,7,7,7/2,6,4,4,8,1,9,9,9/5,7,8,6,7,4,2,2,2/3,4,1,2,5,3,1,1,1/3,5,2,1,4,3,5,6,7/4,7,6,8,7,5,3,3,3/1,8,4,4,6,2,10,10,10",
        long: "3,5,2,1,4,3,7,8/4,7,6,8,7,5,2,2/1,8,4,4,6,2,4,4"
    })
    // square -> coins of each seat
    readonly property var coins: ({
        "1,1": [2], "2,1": [1], "1,2": [3, 1], "2,0": [2], "3,4": [0, 2], "4,4": [0, 1], "2,3": [0, 2],
        "4,1": [0, 0, 2], "0,4": [0, 0, 1], "5,1": [0, 0, 1], "2,2": [1, 0, 1]
    })
    readonly property var open: ["0,0", "0,1", "0,2", "1,0", "1,3", "1,5", "2,5", "2,0", "1,1", "1,2", "2,1", "2,2",
                                 "3,0", "3,1", "3,2", "5,3", "5,5"]

    readonly property var cards: ["card-h-13#0", "card-d-12#0", "card-d-10#0", "card-c-9#0", "card-c-8#0", "card-h-7#0",
                                  "card-c-5#0", "card-s-4#0", "card-s-1#0", "card-jb#0"]
    readonly property var more: ["card-h-13#1", "card-d-12#1", "card-d-10#1", "card-c-9#1", "card-c-8#1", "card-h-7#1",
                                 "card-c-5#1", "card-s-4#1", "card-s-1#1", "card-jr#0", "card-c-2#0", "card-c-3#0",
                                 "card-h-6#0"]

    function load(scene: string) {
        const many = scene === "four"
        root.seats(many ? 4 : 3)
        const board = scene === "octagon" ? "octagon32" : scene === "small" ? "small5" : scene === "nine" ? "wide9"
                    : scene === "long" ? "long" : "standard6"
        root.board(root.boards[board].split("/").map((row) => row.split(",")), scene)
        root.stacks()
        root.hand(scene)
        if (scene === "draw" || scene === "discard")
            root.askDraw(scene === "discard")
        else
            root.askPlace(scene)
    }

    function seats(count: int) {
        const names = root.session.lang === "ja" ? ["あなた", "葵", "蓮", "楓"] : ["You", "Aoi", "Ren", "Kaede"]
        root.session.seatCount = count
        for (let i = 0; i < count; ++i)
            root.session.seats.append({ seat: i, name: names[i], levelText: "", human: i === 0, colour: i,
                                        score: 11 - 2 * i, detail: "", active: i === 0, thinking: false, isViewer: i === 0 })
    }

    function state(coins: var): var {
        const best = Math.max(...coins)
        const second = coins.slice().sort((a, b) => b - a)[1]
        return { owner: best > second ? coins.indexOf(best) : -1, territory: best >= second + 2 ? Ccc.Territory.Owned : best > second ? Ccc.Territory.Near : Ccc.Territory.None }
    }

    function board(rows: var, scene: string) {
        const cols = rows[0].length
        root.table.addZone("board", "grid", root.session.ja("ボード", "Board"), -1, cols, rows.length, 0)
        const zone = root.table.zone("board")
        rows.forEach((row, y) => row.forEach((text, x) => {
            if (text === ".")
                return
            const key = y + "," + x
            const full = [0, 0, 0, 0].map((none, seat) => (root.coins[key] || [])[seat] || 0)
            if (scene === "four")
                full.splice(0, 4, ...root.crowd(x, y, full))
            const now = root.state(full)
            const name = String.fromCharCode(65 + x) + (y + 1)
            zone.append(root.table.piece("square#" + (y * cols + x), "square", y * cols + x, {
                label: text, owner: now.owner, name: name, clause: "CCC-12",
                tip: root.session.ja("数字 " + text, "Number " + text),
                legal: root.open.indexOf(key) >= 0 && scene !== "draw" && scene !== "discard",
                lastActor: key === "2,3" ? 1 : key === "5,1" ? 2 : -1,
                facts: { number: Number(text), territory: now.territory, coins: full }
            }))
        }))
    }

    function crowd(x: int, y: int, coins: var): var {
        if ((x + y) % 4 === 0)
            return [1, 2, 1, 3]
        return (x + y) % 4 === 2 ? [0, 1, 1, 4] : coins
    }

    function stacks() {
        root.table.addZone("hand", "hand", root.session.ja("手札", "Hand"), 0, 0, 0, 0)
        root.table.addZone("stock", "stack", root.session.ja("山札", "Stock"), -1, 0, 0, 43)
        root.table.addZone("used", "stack", root.session.ja("捨て札", "Used"), -1, 0, 0, 31)
        root.table.setCounter("stock", "stock", 43, -1)
        root.table.facts = { stock: 43, used: 31, cycle: 1, idleLimit: 6, margin: 2, score: [11, 9, 6], projected: 11,
                             projectedNear: 1, projectedOwn: 3 }
    }

    function hand(scene: string) {
        const ids = scene === "crowded" ? root.cards.concat(root.more) : root.cards
        for (const id of ids)
            root.table.zone("hand").append(MockCards.card(root.table, id))
    }

    function pay(square: string, cards: var) {
        root.session.draft.anchor = square
        for (const card of cards)
            root.session.draft.toggle(card)
    }

    function askPlace(scene: string) {
        const ask = root.session.prompt
        ask.ask("assign", "place", root.session.ja("コインを置く", "Place coins"))
        ask.add(root.session.ja("置き終える", "To the draw"), "", true)
        ask.groups = ["1", "A", "2"]
        if (scene === "empty")
            return
        if (scene === "refused") {
            root.pay("square#9", ["card-c-9#0", "card-c-8#0"])
            root.session.draft.refusal = root.session.ja("D2 には置けません。組の合計が平方数ではありません。", "D2 cannot be paid. The total of a group is not a square.")
            root.session.draft.refusalClause = "CCC-13"
            root.session.draft.revision += 1
            return
        }
        if (scene === "over" || scene === "split") {
            root.pay("square#9", scene === "over" ? ["card-h-13#0", "card-d-12#0", "card-c-9#0", "card-h-7#0", "card-d-10#0", "card-c-8#0", "card-c-5#0", "card-s-4#0"] : ["card-c-9#0"])
            if (scene === "split")
                root.splitPart()
            return
        }
        root.pay("square#6", ["card-c-8#0", "card-jb#0"])
        root.session.confirmDraft()
        root.pay("square#9", ["card-h-13#0", "card-d-12#0", "card-h-7#0"])
        root.table.setFacts({ projected: 16 })
    }

    function splitPart() {
        root.session.draft.activeGroup = 1
        root.session.draft.toggle("card-s-1#0")
        root.session.draft.activeGroup = 2
        for (const card of ["card-d-12#0", "card-h-13#0"])
            root.session.draft.toggle(card)
    }

    function askDraw(discard: bool) {
        const ask = root.session.prompt
        if (discard) {
            root.table.setFacts({ phase: Ccc.Phase.Discard })
            ask.ask("subset", "discard", root.session.ja("捨てるカード", "Cards to discard"))
            ask.min = ask.max = 2
            ask.confirmText = root.session.ja("捨てて引く", "Discard and draw")
            root.session.draft.toggle("card-c-5#0")
            return
        }
        root.table.setFacts({ phase: Ccc.Phase.Draw })
        ask.ask("pick", "draw", root.session.ja("カードを引く", "Draw cards"))
        const labels = root.session.lang === "ja" ? ["引かない", "1枚引く", "2枚捨てて4枚引く", "5枚捨てて8枚引く"]
                                                  : ["Draw nothing", "Draw 1", "Discard 2, draw 4", "Discard 5, draw 8"]
        labels.forEach((label) => ask.add(label, "", false))
    }
}
