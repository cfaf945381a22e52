import QtQuick
import Takujo.Mock
import Takujo.Tables.Hakkutsu

// Scenes of Hakkutsu!! on a pretended match: the map of the mockup and others, every decision.
QtObject {
    id: root

    required property MockSession session

    readonly property MockTable table: root.session ? root.session.table : null
    readonly property var categories: ["igneous", "sedimentary", "metamorphic", "mineral", "gem", "fossil", "meteorite"]
    readonly property var maps: ({
        standard: "CBABC/BAAAB/AA#AA/BAAAB/CBABC",
        diamond: "...C.../..BAB../.BAAAB./CAA#AAC/.BAAAB./..BAB../...C...",
        large: "CBAAABBBC/BAAAAAAAB/BAAAAAAAB/AAAAAAAAA/AAAA#AAAA/AAAAAAAAA/BAAAAAAAB/BAAAAAAAB/CBBAAABBC"
    })
    // slot -> deck, category, points, cost, carry, ability; 0 = no rock left
    readonly property var rocks: ({
        0: [2, 4, 7, 2, 2, 0], 1: [1, 1, 4, 1, 2, 0], 2: [0, 0, 2, 1, 1, 0], 3: [1, 5, 0, 1, 1, 1], 4: [3, 0, 8, 2, 3, 0],
        5: [1, 2, 4, 1, 2, 0], 6: [0, 3, 2, 1, 1, 0], 7: 0, 8: [0, 1, 1, 0, 1, 0], 9: [1, 4, 3, 2, 1, 7],
        10: [0, 3, 1, 0, 1, 0], 11: 0, 13: [0, 0, 1, 1, 0, 0], 14: [0, 1, 2, 1, 1, 0], 15: [1, 3, 2, 2, 2, 4],
        16: [0, 2, 1, 0, 1, 0], 17: 0, 18: [0, 3, 1, 1, 1, 3], 19: [1, 0, 4, 1, 2, 0], 20: [2, 5, 0, 1, 2, 1],
        21: [1, 1, 4, 2, 1, 0], 22: [0, 2, 2, 1, 1, 0], 23: 0, 24: [2, 3, 5, 2, 2, 8]
    })
    readonly property var single: [6, 16, 1, 22, 4]
    readonly property var open: [2, 3, 6, 7, 12, 13, 9, 14, 18, 4]
    readonly property var pawns: [8, 16, 1, 22]
    readonly property var names: ({ igneous: ["花崗岩", "Granite"], sedimentary: ["石灰岩", "Limestone"],
        metamorphic: ["片麻岩", "Gneiss"], mineral: ["石英", "Quartz"], gem: ["水晶", "Rock crystal"],
        fossil: ["アンモナイトの化石", "Ammonite fossil"], meteorite: ["隕石", "Meteorite"] })
    readonly property var equipment: ({
        boots: [1, 0, "boots", "登山靴", "Hiking boots", "移動のとき。この手番の移動力を 2 ふやします。", "When moving: +2 mobility in this turn."],
        grant: [3, 1, "grant", "研究助成金", "Grant", "採掘のとき。この岩の採掘費を 2 へらします。", "When mining: this rock costs 2 coins less."],
        lightcase: [4, 1, "light-case", "軽量ケース", "Light case", "採掘のとき。この岩の積載を 1 へらします。", "When mining: this rock covers 1 unit less."],
        radar: [6, 0, "radar", "地中レーダー", "Ground radar", "移動の前。1マスの 2枚を自分だけが見ます。", "Before moving: look at both cards of a cell."],
        helicopter: [2, 0, "helicopter", "ヘリ輸送", "Helicopter", "移動のかわりに拠点へ直行します。", "Instead of moving: straight to the base."]
    })

    function ja(japanese: string, english: string): string { return root.session.ja(japanese, english) }

    function load(scene: string) {
        root.session.gameId = "hakkutsu"
        const seats = scene === "two" ? 2 : 4
        root.seats(seats)
        const map = scene === "diamond" ? "diamond" : scene === "large" ? "large" : "standard"
        root.map(root.maps[map].split("/"), map, scene)
        root.counters(scene, seats)
        root.carts(seats)
        root.cards(scene, seats)
        root.ask(scene)
    }

    function seats(count: int) {
        const names = root.session.lang === "ja" ? ["あなた", "葵", "蓮", "楓"] : ["You", "Aoi", "Ren", "Kaede"]
        root.session.seatCount = count
        for (let i = 0; i < count; ++i)
            root.session.seats.append({ seat: i, name: names[i], levelText: "", human: i === 0, colour: i,
                score: [28, 31, 24, 22][i], detail: "", active: i === 0, thinking: false, isViewer: i === 0 })
    }

    function rockOf(slot: int, map: string, area: int): var {
        if (map === "standard")
            return root.rocks[slot] ?? null
        const deck = area === 3 ? 2 + slot % 2 : area - 1
        return slot % 7 === 3 ? 0 : [deck, (slot * 5) % 7, 1 + area + slot % 3, slot % 3, 1 + slot % 2, slot % 4 === 0 ? 1 : 0]
    }

    function map(rows: var, map: string, scene: string) {
        const cols = rows[0].length
        root.table.addZone("map", "grid", root.ja("地図", "Map"), -1, cols, rows.length, 0)
        rows.forEach((row, y) => row.split("").forEach((letter, x) => {
            if (letter !== ".")
                root.cell(y * cols + x, "#ABC".indexOf(letter), map, scene, String.fromCharCode(65 + x) + (y + 1))
        }))
    }

    function cell(slot: int, area: int, map: string, scene: string, name: string) {
        const rock = area > 0 ? root.rockOf(slot, map, area) : 0
        const hidden = scene === "treasure" && slot % 3 !== 2
        const facts = { base: area === 0, area: area, deck: Math.max(0, area - 1), depth: 0, pawns: [] }
        const pawns = []
        for (let seat = 0; seat < root.session.seatCount; ++seat) {
            if (root.pawns[seat] === slot && map === "standard")
                pawns.push(seat)
        }
        facts.pawns = pawns
        facts.mine = facts.pawns.includes(0)
        const moving = scene === "move" || scene === "treasure" || scene === "last" || scene === "two" || scene === "diamond" || scene === "large"
        const legal = moving && (map !== "standard" || root.open.indexOf(slot) >= 0)
        facts.reach = !legal ? Hakkutsu.Reach.No : slot === 4 ? Hakkutsu.Reach.Boots : Hakkutsu.Reach.Walk
        if (rock) {
            facts.deck = rock[0]
            facts.depth = map === "standard" && root.single.indexOf(slot) >= 0 ? 1 : 2
            if (!hidden || slot === 9)
                Object.assign(facts, { known: true, category: rock[1], points: rock[2], cost: rock[3], carry: rock[4],
                    ability: rock[5], costNow: rock[3], unitsAfter: 2 + rock[4],
                    mobilityAfter: [3, 3, 2, 2, 1, 1][2 + rock[4]] ?? 0, coinsAfter: 3 - rock[3] })
        }
        const kind = area === 0 ? "base" : !rock ? "empty" : hidden ? "back" : "rock-" + root.categories[rock[1]]
        root.table.zone("map").append(root.table.piece("cell#" + slot, kind, slot, {
            label: rock && !hidden ? String(rock[2]) : "", faceDown: hidden && facts.depth > 0, facts: facts, legal: legal,
            name: name + " " + (rock && !hidden ? root.rockName(rock[1]) : kind), clause: "HK-13",
            tip: rock && !hidden ? root.ja("採掘費 %1、積載 %2", "Mining cost %1, carry %2").arg(rock[3]).arg(rock[4]) : "",
            lastActor: slot === 16 ? 1 : slot === 10 ? 2 : -1
        }))
    }

    function rockName(category: int): string {
        const words = root.names[root.categories[category]]
        return root.ja(words[0], words[1])
    }

    function counters(scene: string, seats: int) {
        const byCategory = (own, other) => [].concat(...Array.from({ length: seats }, (none, seat) =>
            Array.from({ length: 7 }, (each, c) => seat === 0 ? own[c] : other((seat + c) % 4))))
        const phases = { keep: Hakkutsu.Phase.Keep, museum: Hakkutsu.Phase.Museum, mine: Hakkutsu.Phase.Mine, many: Hakkutsu.Phase.Mine,
                         radar: Hakkutsu.Phase.Swap }
        root.table.facts = { phase: phases[scene] ?? Hakkutsu.Phase.Move, empty: scene === "last" ? 12 : 4,
            emptyToEnd: scene === "rounds" ? 0 : 12, round: 8, rounds: scene === "rounds" ? 12 : 0, lastRound: scene === "last",
            bank: 9, deck: 19, capacity: 5, track: [3, 3, 2, 2, 1, 1], coins: [3, 2, 0, 4], limit: [5, 4, 4, 4],
            mobility: [2, 3, 1, 2], units: [2, 0, 5, 3], cards: [2, 1, 3, 0], score: [28, 31, 24, 22], rocks: [12, 13, 9, 8],
            fossils: [3, 0, 1, 2], categoryCards: byCategory([3, 2, 1, 2, 0, 3, 1], (n) => n),
            categoryPoints: byCategory([7, 2, 4, 4, 0, 9, 2], (n) => 2 * n) }
    }

    function carried(id: string, zone: string, slot: int, owner: int, category: int, points: int, units: int, ability: int) {
        root.table.zone(zone).append(root.table.piece(id, "rock-" + root.categories[category], slot, {
            label: root.rockName(category), name: root.rockName(category), owner: owner, tip: root.ja("3 点", "3 points"),
            clause: "HK-17", facts: { category: category, points: points, units: units, ability: ability }
        }))
    }

    function carts(seats: int) {
        for (let s = 0; s < seats; ++s) {
            root.table.addZone("cart." + s, "slots", root.ja("荷車", "Cart"), s, 5, 1, 0)
            root.table.addZone("acquired." + s, "row", root.ja("取得", "Acquired"), s, 0, 0, 0)
            for (let c = 0; c < 6; ++c) {
                for (let n = 0; n < (s === 0 ? [2, 1, 1, 2, 0, 2][c] : (s + c) % 3); ++n)
                    root.carried("got-" + (10 * c + n) + "#" + s, "acquired." + s, n, s, c, 2, 0, c === 3 && n === 1 ? 5 : c === 5 ? 1 : 0)
            }
        }
        root.carried("rock-1#0-0", "cart.0", 0, 0, 0, 2, 1, 0)
        root.carried("rock-2#0-1", "cart.0", 1, 0, 1, 2, 1, 0)
        root.carried("rock-3#2-0", "cart.2", 0, 2, 4, 7, 2, 0)
        root.carried("rock-4#2-1", "cart.2", 2, 2, 0, 8, 3, 0)
        root.carried("rock-5#2-2", "cart.2", 5, 2, 0, 1, 0, 0)
        if (seats > 3)
            root.carried("rock-6#3-0", "cart.3", 0, 3, 5, 0, 3, 1)
    }

    function museum(zone: string, kind: string, open: bool, id: string, owner: int) {
        const hidden = kind === ""
        const words = { palaeo: ["古生物博物館", "Palaeontology Museum", "化石 1枚につき +2（頭は 2枚）", "+2 per fossil (skull counts 2)"],
            deep: ["深部地質研究所", "Deep Geology Lab", "C のカード 1枚につき +3", "+3 per C card"],
            general: ["総合博物館", "General Museum", "ちがう種類の数：3→2、4→5、5→8、6→11 点", "Different categories: 3 give 2, 4 give 5, 5 give 8, 6 give 11 points"],
            gem: ["宝石美術館", "Gem Gallery", "宝石 1枚につき +4（8 まで）", "+4 per gem, at most 8"],
            local: ["郷土地学館", "Local Geology House", "A のカード 1枚につき +2（12 まで）", "+2 per A card, at most 12"],
            volcano: ["火山博物館", "Volcano Museum", "火成岩 1枚につき +2", "+2 per igneous rock"] }[kind] ?? ["", "", "", ""]
        root.table.zone(zone).append(root.table.piece(hidden ? zone + "/0" : id, hidden ? "back/museum" : "museum-" + kind, 0, {
            faceDown: hidden, label: root.ja(words[0], words[1]), name: root.ja(words[0], words[1]), owner: owner,
            tip: root.ja(words[2], words[3]), clause: "HK-6", facts: { now: 6, after: 8, open: open },
            legal: zone === "offer"
        }))
    }

    function held(scene: string): var {
        return scene === "many" ? ["boots", "grant", "lightcase", "radar", "helicopter", "grant"]
             : scene === "radar" ? ["radar"] : ["boots", "grant"]
    }

    function cards(scene: string, seats: int) {
        root.table.addZone("hand", "hand", root.ja("装備", "Equipment"), 0, 0, 0, 0)
        root.held(scene).forEach((name, n) => {
            const facts = root.equipment[name]
            const digging = scene === "mine" || scene === "tight"
            root.table.zone("hand").append(root.table.piece("equip-" + name + "#" + n, "equip-" + facts[2], n, {
                label: root.ja(facts[3], facts[4]), name: root.ja(facts[3], facts[4]), tip: root.ja(facts[5], facts[6]),
                clause: "HK-20", facts: { effect: facts[0], moving: facts[1] === 0, usable: scene === "keep" || digging === (facts[1] === 1) },
                legal: scene === "keep" || (digging && facts[1] === 1)
            }))
        })
        root.table.addZone("deck", "stack", root.ja("山札", "Deck"), -1, 0, 0, 19)
        root.table.addZone("discard", "row", root.ja("捨て札", "Discards"), -1, 0, 0, 0)
        root.table.zone("discard").append(root.table.piece("equip-boots#d", "equip-boots", 0, { label: root.ja("登山靴", "Hiking boots"), count: 2 }))
        for (const kind of scene === "museum" ? ["palaeo", "deep", "general", "gem", "local", "volcano"] : [])
            root.museum("offer", kind, false, "museum-" + kind + "#0", -1)
        for (let s = 0; s < seats; ++s) {
            root.table.addZone("museum." + s, "slots", root.ja("博物館", "Museum"), s, 1, 1, 0)
            if (scene !== "museum")
                root.museum("museum." + s, s === 0 ? "palaeo" : s === 2 ? "deep" : "", s === 2, "museum-" + s + "#0", s)
        }
    }

    // What a mining of the rock at B would cost, with the chosen equipment.
    function digReport(draft: var): var {
        const grants = draft.all().filter((id) => id.startsWith("equip-grant")).length
        const cases = draft.all().filter((id) => id.startsWith("equip-lightcase")).length
        const cost = Math.max(0, 2 - 2 * grants)
        const carry = Math.max(0, 2 - cases)
        return { complete: true, facts: { cost: cost, coinsLeft: 3 - cost, carry: carry, units: 2 + carry,
            mobility: [3, 3, 2, 2, 1, 1][2 + carry] },
            lines: [root.ja("採掘コスト %1、資金の残り %2", "Costs %1 coins, %2 left").arg(cost).arg(3 - cost)] }
    }

    function ask(scene: string) {
        const prompt = root.session.prompt
        if (scene === "keep") {
            prompt.ask("subset", "keep", root.ja("装備を 1枚残す", "Keep 1 equipment card"))
            prompt.min = prompt.max = 1
            prompt.confirmText = root.ja("残す", "Keep")
        } else if (scene === "museum") {
            prompt.ask("pick", "museum", root.ja("博物館を選ぶ", "Choose a museum"))
        } else if (scene === "mine" || scene === "many") {
            prompt.ask("subset", "mine", root.ja("石英を掘る", "Mine Quartz"))
            prompt.max = 2
            prompt.confirmText = root.ja("掘る", "Mine")
            prompt.add(root.ja("掘らない", "Leave it"), "", false)
            root.session.draft.report = root.digReport
            root.session.draft.evaluate()
        } else if (scene === "radar") {
            prompt.ask("pick", "swap", root.ja("2枚を入れ替えますか", "Swap the two cards?"))
            prompt.add(root.ja("そのまま", "Leave them"), "", true)
            prompt.add(root.ja("入れ替える", "Swap them"), "", false)
            root.table.set("cell#9", "facts", Object.assign({}, root.table.get("cell#9").facts,
                { radar: true, underKnown: true, underPoints: 4, underCost: 1, underCarry: 2, underCategory: 2 }))
        } else {
            root.askMove()
        }
    }

    function askMove() {
        const prompt = root.session.prompt
        prompt.ask("pick", "move", root.ja("移動先を選ぶ", "Choose where to move"))
        prompt.step = 1
        prompt.steps = 2
        const map = root.table.zone("map")
        for (let i = 0; i < map.count; ++i) {
            if (map.get(i).legal)
                prompt.add(root.ja("%1 へ移動", "Move to %1").arg(map.get(i).name), map.get(i).pieceId, false)
        }
        prompt.ways = { "cell#9": ["cell#9"], "cell#4": ["cell#9", "cell#4"], "cell#2": ["cell#7", "cell#2"] }
        if (root.table.get("cell#8") && root.table.get("cell#8").facts.mine)
            prompt.previewPath = prompt.ways["cell#9"]
    }
}
