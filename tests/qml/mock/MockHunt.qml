import QtQuick
import Takujo.Mock
import Takujo.Tables.Coinhunt

// Scenes of Coin Hunt on a pretended match: a push being aimed, coins to take, the fairy's walk, the
// first places, the stash shared out, jam coins, any side open.
QtObject {
    id: root

    required property MockSession session

    readonly property MockTable table: root.session ? root.session.table : null
    readonly property var names: ["red", "blue", "yellow", "green", "purple", "white"]
    readonly property var ja6: ["赤", "青", "黄", "緑", "紫", "白"]
    readonly property var vaults: [[3, 1, 2, 0, 4, 1], [1, 1, 2, 4, 3, 2], [2, 2, 1, 1, 2, 1], [2, 3, 1, 2, 1, 1]]
    property int next: 0

    function ja(japanese: string, english: string): string { return root.session.ja(japanese, english) }

    function load(scene: string) {
        root.session.gameId = "coinhunt"
        root.seats(scene === "two" ? 2 : 4)
        root.zones()
        root.board(scene)
        root.coins(scene)
        root.counters(scene)
        root.ask(scene)
    }

    function seats(count: int) {
        const names = root.session.lang === "ja" ? ["あなた", "葵", "蓮", "楓"] : ["You", "Aoi", "Ren", "Kaede"]
        root.session.seatCount = count
        for (let i = 0; i < count; ++i)
            root.session.seats.append({ seat: i, name: names[i], levelText: "", human: i === 0, colour: i,
                score: [11, 13, 9, 10][i], detail: "", active: i === 0, thinking: false, isViewer: i === 0 })
    }

    function zones() {
        const words = { board: ["盤", "Board"], stock: ["山", "Stock"], lucky: ["ラッキー", "Lucky coin"], stash: ["ヘソクリ", "Stash"],
                        fallen: ["落ちたコイン", "Fallen coins"], aside: ["盤の外の妖精", "Fairy beside the board"] }
        for (const id in words)
            root.table.addZone(id, "row", root.ja(words[id][0], words[id][1]), -1, 0, 0, 0)
        root.table.zones.setProperty(0, "cols", 165000)
        root.table.zones.setProperty(0, "rows", 165000)
        root.table.addZone("hand", "row", root.ja("押し込むコイン", "Coins to push in"), 0, 0, 0, 0)
        for (let seat = 0; seat < root.session.seatCount; ++seat) {
            const who = root.session.seats.get(seat).name
            root.table.addZone("wallet." + seat, "slots", root.ja(who + "の財布", "Wallet of " + who), seat, 6, 1, 0)
            root.table.addZone("vault." + seat, "row", root.ja(who + "の金庫", "Vault of " + who), seat, 0, 0, 0)
            root.table.addZone("secret." + seat, "row", root.ja(who + "の秘密コイン", "Secret coins of " + who), seat, 0, 0, 0)
            root.table.addZone("jam." + seat, "row", root.ja(who + "のお邪魔コイン", "Jam coins of " + who), seat, 0, 0, 0)
        }
    }

    function coin(zone: string, colour: int, magic: bool, facts: var): string {
        const kind = "coin-" + root.names[colour] + (magic ? "-magic" : "")
        const id = kind + "#" + root.next++
        const words = root.ja(root.ja6[colour] + "のコイン", root.names[colour] + " coin")
        root.table.zone(zone).append(root.table.piece(id, kind, colour, Object.assign({ name: words,
            facts: { coin: true, colour: colour, magic: magic } }, facts)))
        return id
    }

    // Rows of the beginning, shaken a little, the outer ones over the edge.
    function board(scene: string) {
        let n = 0
        for (let row = -3; row <= 3; ++row) {
            const count = 7 - Math.abs(row)
            for (let i = 0; i < count; ++i, ++n) {
                const x = 82.5 + (i - (count - 1) / 2) * 26.6 * (1 + 0.02 * (n % 3))
                const y = 82.5 + row * 24.6 + (n * 7) % 5 - 2
                if (x < 2 || x > 163 || y < 2 || y > 163 || n % 9 === 8)
                    continue
                const fairy = row === 0 && i === 3
                const edge = Math.min(x, y, 165 - x, 165 - y)
                const colour = fairy ? 0 : (n * 5 + row * row) % 6
                root.coin("board", colour, n % 7 === 6 && !fairy, { facts: { coin: true, colour: colour,
                    magic: n % 7 === 6 && !fairy, x: Math.round(x * 1000), y: Math.round(y * 1000), angle: (n * 23000) % 50000 - 25000,
                    edge: Math.round(edge * 1000), fairy: fairy && scene !== "jam" } })
                if (fairy && scene !== "jam")
                    root.table.zone("board").append(root.table.piece("die#0", "die-3", 99, { name: root.ja("妖精、目は3、赤の上", "Fairy, value 3, on red"),
                        facts: { die: true, value: 3, danger: scene === "take", x: Math.round(x * 1000), y: Math.round(y * 1000) } }))
            }
        }
    }

    function coins(scene: string) {
        for (const colour of [0, 1, 2, 5])
            root.coin("wallet.0", colour, colour === 2, { legal: scene === "pay" })
        for (let seat = 0; seat < root.session.seatCount; ++seat) {
            root.vaults[seat].forEach((count, colour) => {
                for (let i = 0; i < count; ++i)
                    root.coin("vault." + seat, colour, i === 3, {})
            })
        }
        root.table.zone("secret.0").append(root.table.piece("secret.0/0", "coin-back", 0, { faceDown: true,
            name: root.ja("秘密コイン", "Secret coin"), legal: scene === "secret" }))
        root.coin("lucky", 4, false, {})
        for (let i = 0; i < 13 && scene !== "share"; ++i)
            root.coin("stash", (i * 5) % 6, i === 6, {})
        if (["aim", "two", "sides"].includes(scene)) {
            root.coin("hand", 3, false, { legal: true })
            root.coin("hand", 5, false, { legal: true })
        }
        if (scene === "take") {
            root.coin("fallen", 4, false, { legal: true })
            root.coin("fallen", 1, true, { legal: true })
            root.coin("fallen", 3, false, {})
        }
        if (scene === "jam") {
            for (let i = 0; i < 4; ++i)
                root.coin("jam.0", 1, i === 3, { legal: i === 0 })
        }
        if (scene === "share") {
            root.names.forEach((name, colour) => root.table.zone("stash").append(root.table.piece("pile-" + name + "#0", "pile-" + name, colour,
                { count: 1 + colour % 4, name: root.ja(root.ja6[colour] + " " + (1 + colour % 4) + "枚", name + " " + (1 + colour % 4)),
                  facts: { colour: colour } })))
        }
    }

    function counters(scene: string) {
        const seats = Array.from({ length: root.session.seatCount }, (none, seat) => seat)
        const held = (zone) => seats.map((seat) => root.table.zone(zone + "." + seat).count)
        const colours = [].concat(...seats.map((seat) => root.vaults[seat]))
        const phases = { take: Hunt.Phase.Take, walk: Hunt.Phase.Walk, place: Hunt.Phase.Place, share: Hunt.Phase.Share,
                         jam: Hunt.Phase.Jam, secret: Hunt.Phase.Secret, pay: Hunt.Phase.Pay }
        root.table.facts = { phase: phases[scene] ?? Hunt.Phase.Insert, activeSeat: 0, secondHalf: scene === "jam", boardSize: 165000,
            coinSize: 30000, stock: 24, die: scene === "jam" ? 0 : 3, foul: true, edges: seats.length === 2 ? [0, 2] : [0, 1, 2, 3],
            wallet: held("wallet"), vault: held("vault"), secret: held("secret"), jam: held("jam"), vaultColours: colours,
            alone: colours.map((count, at) => seats.every((seat) => 6 * seat + at % 6 === at || colours[6 * seat + at % 6] < count) ? 1 : 0) }
    }

    function ask(scene: string) {
        if (scene === "aim" || scene === "two" || scene === "jam" || scene === "sides")
            root.aimed(scene)
        else if (scene === "take")
            root.session.prompt.ask("pick", "take", root.ja("得るコインを選ぶ", "Choose a coin to take"))
        else if (scene === "share") {
            root.session.prompt.ask("assign", "share", root.ja("お邪魔コインを配る", "Share out the jam coins"))
            root.session.draft.sets = [[], [], [], [], []]
            root.session.draft.groupCount = 5
        } else if (scene === "place")
            root.places()
        else
            root.session.prompt.ask("pick", scene, root.ja("選ぶ", "Choose"))
        root.table.revision += 1
    }

    function aimed(scene: string) {
        const draft = root.session.draft
        root.session.prompt.ask("shot", scene === "jam" ? "jam" : "insert", root.ja("緑のコインを押し込む", "Push the green coin in"))
        draft.report = (d) => {
            const offset = d.aim[0] ?? 1760
            const angle = d.aim[1] ?? 64
            const depth = d.aim[2] ?? 0
            const x = offset / 16
            const lean = Math.sin(angle / 16 * Math.PI / 180)
            return { complete: true, facts: { offset: offset, angle: angle, depth: depth, edge: d.aim[3] ?? 0,
                edges: scene === "sides" ? [0, 1, 2, 3] : [0], leastOffset: 240, mostOffset: 2400, mostAngle: 240, mostDepth: 12,
                startX: Math.round((x - 15 * lean) * 1000), startY: -15000, endX: Math.round((x + 15 * lean) * 1000),
                endY: 15000 + depth * 500, loaded: true, colour: scene === "jam" ? 1 : 3 } }
        }
        draft.evaluate()
        const board = root.table.zone("board")
        const forecast = root.session.forecast
        const ends = {}
        for (const row of [3, 7, 12])
            ends[board.get(row).pieceId] = Qt.point(board.get(row).facts.x / 1000 + 9, board.get(row).facts.y / 1000 + 12)
        ends[board.get(0).pieceId] = Qt.point(board.get(0).facts.x / 1000, -2)
        forecast.labels = [root.ja("落ちない", "Nothing falls"), root.ja("1〜2枚", "1 or 2 coins"), root.ja("3枚以上", "3 or more coins"),
                           root.ja("直落とし（反則）", "Direct drop (foul)"), root.ja("妖精に阻まれる", "Blocked by the fairy"), root.ja("妖精が落ちる", "The fairy falls")]
        forecast.counts = [24, 85, 19, 5, 28, 1]
        forecast.falls = { [board.get(0).pieceId]: 78, [board.get(6).pieceId]: 30 }
        forecast.ends = ends
        const ways = {}
        for (const row of [0, 3, 7, 12]) {
            const piece = board.get(row)
            ways[piece.pieceId] = [Qt.point(piece.facts.x / 1000, piece.facts.y / 1000), ends[piece.pieceId]]
        }
        forecast.rehearsed = ways
        forecast.trials = 128
        forecast.revision += 1
    }

    function places() {
        root.session.prompt.ask("pick", "place", root.ja("青のコインを置く", "Place the blue coin"))
        for (let i = 0; i < 9; ++i) {
            root.table.zone("board").append(root.table.piece("place#" + i, "place", 100 + i, { legal: true, name: root.ja("置き場所", "Place") + " " + (i + 1),
                facts: { place: true, x: 20000 + i * 15000, y: i % 2 ? 150000 : 14000 } }))
            root.session.prompt.add(root.ja("場所", "Place") + " " + (i + 1), "place#" + i, false)
        }
        root.coin("hand", 1, false, {})
    }

    function fairyCoin(): var {
        const board = root.table.zone("board")
        for (let i = 0; i < board.count; ++i) {
            if (board.get(i).facts.fairy)
                return board.get(i)
        }
        return null
    }

    // By itself, to another coin.
    function walk() {
        const at = root.table.zone("board").get(0).facts
        root.table.attr(root.fairyCoin().pieceId, "fairy", false)
        root.table.attr(root.table.zone("board").get(0).pieceId, "fairy", true)
        root.fairyTo(at.x, at.y, 3)
    }

    function fairyTo(x: int, y: int, value: int) {
        root.table.set("die#0", "facts", { die: true, value: value, x: x, y: y })
    }

    // The coin with the fairy goes over the edge. Then it waits beside the board, or is on another coin.
    function fairyFalls(waits: bool) {
        const board = root.table.zone("board")
        const coin = root.fairyCoin().pieceId
        const from = Qt.point(root.fairyCoin().facts.x / 1000, root.fairyCoin().facts.y / 1000)
        const way = [from, Qt.point(from.x, -3)]
        root.session.track.load({ [coin]: way, "die#0": way }, 600)
        board.remove(root.table.rowOf(board, coin))
        root.coin("fallen", 0, false, { pieceId: coin })
        if (waits) {
            board.remove(root.table.rowOf(board, "die#0"))
            root.table.zone("aside").append(root.table.piece("die#0", "die-5", 0, { facts: { die: true, value: 5 } }))
        } else {
            root.fairyTo(board.get(0).facts.x, board.get(0).facts.y, 5)
            root.table.attr(board.get(0).pieceId, "fairy", true)
        }
        root.table.setFacts({ die: 5 })
        root.session.prompt.ask("none", "", "")
    }

    // The coin in hand goes in; one coin falls and lies among the fallen.
    function push() {
        const board = root.table.zone("board")
        const hand = root.table.zone("hand")
        const fell = board.get(0).pieceId
        const went = hand.get(0).pieceId
        const from = Qt.point(board.get(0).facts.x / 1000, board.get(0).facts.y / 1000)
        root.session.track.load({ [fell]: [from, Qt.point(from.x, -3)], [went]: [Qt.point(100, -15), Qt.point(100, 15)] }, 600)
        board.remove(0)
        hand.remove(0)
        root.coin("board", 3, false, { pieceId: went, facts: { coin: true, colour: 3, x: 100000, y: 15000, edge: 15000 } })
        root.coin("fallen", 0, false, { pieceId: fell })
        root.session.prompt.ask("none", "", "")
        root.table.revision += 1
    }
}
