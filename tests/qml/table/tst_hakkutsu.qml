import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Probe
import Takujo.Table
import Takujo.Tables.Hakkutsu
import Takujo.Ui

// The table of Hakkutsu!! played by mouse, by keys and as a screen reader does.
Item {
    id: root

    property MockSession session: null

    width: 1032
    height: 612

    Component {
        id: sessions

        MockSession { tableModule: "Takujo.Tables.Hakkutsu" }
    }
    Component {
        id: scenes

        MockHakkutsu { }
    }
    Component {
        id: tables

        HakkutsuTable { }
    }

    SignalSpy {
        id: flights

        signalName: "flyingChanged"
    }
    TestCase {
        id: test

        property HakkutsuTable table: null

        name: "hakkutsu"
        when: windowShown

        function init() {
            failOnWarning(/.?/)
            Theme.animationFactor = 0
        }

        // The table goes before the match it shows.
        function cleanup() {
            test.table.destroy()
            wait(0)
        }

        function begin(scene: string) {
            root.session = createTemporaryObject(sessions, root, { lang: "en" })
            createTemporaryObject(scenes, root, { session: root.session }).load(scene)
            test.table = tables.createObject(root, { session: root.session, width: root.width, height: root.height })
            waitForRendering(test.table)
            test.table.forceActiveFocus()
            tryVerify(() => test.table.settled)
        }

        function cell(slot: int): HakkutsuCell { return test.table.mapZone.pieceOf("cell#" + slot) as HakkutsuCell }
        function card(id: string): HakkutsuEquipCard { return test.table.handZone.pieceOf("equip-" + id) as HakkutsuEquipCard }
        function lastCall(): string { return root.session.calls[root.session.calls.length - 1] ?? "" }
        function pawn(seat: int): var { return test.table.mapZone.pawnOf("pawn." + seat) }

        function change(slot: int, facts: var) {
            root.session.table.set("cell#" + slot, "facts", Object.assign({}, root.session.table.get("cell#" + slot).facts, facts))
            root.session.table.revision += 1
        }

        function test_moveByMouse() {
            begin("move")
            mouseClick(cell(9))
            compare(lastCall(), "choose " + root.session.prompt.optionAt("cell#9"))
        }

        function test_wayIsShownWhilePointedAt() {
            begin("move")
            test.table.mapZone.focusFirst()
            compare(test.table.plan.goal, cell(2).pieceId)
            compare(test.table.plan.path, ["cell#7", "cell#2"])
            verify(cell(2).picked)
            keyClick(Qt.Key_Right)
            verify(cell(3).activeFocus)
            compare(test.table.plan.path, [])
        }

        function test_cartAsItWouldBe() {
            begin("move")
            root.session.prompt.previewAt("cell#9")
            const plan = test.table.plan
            verify(plan.shown)
            compare(plan.units, 3)
            compare(plan.mobility, 2)
            compare(plan.coinsLeft, 1)
            root.session.prompt.preview(-1)
            verify(!plan.shown)
        }

        function test_cellOutOfReachIsRefused() {
            begin("move")
            mouseClick(cell(20))
            compare(test.table.refusedAnchor, "cell#20")
            verify(cell(20).refused)
            mouseClick(cell(9))
            verify(!cell(20).refused)
        }

        function test_bootsOnlyCellsAreMarked() {
            begin("move")
            verify(cell(4).far && cell(4).legal)
            verify(!cell(9).far)
            verify(cell(4).stateWords.includes("boots"))
        }

        function test_keysOnTheMap() {
            begin("move")
            keyClick(Qt.Key_Tab)
            verify(cell(2).activeFocus, "the first cell one may go to")
            keyClick(Qt.Key_Tab)
            verify(!test.table.mapZone.pieces.some((each) => each.activeFocus), "Tab stops once at the map")
            cell(1).forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            compare(lastCall(), "choose " + root.session.prompt.optionAt("cell#2"))
        }

        function test_digWithEquipment() {
            begin("mine")
            compare(test.table.plan.coinsLeft, 1)
            mouseClick(card("grant#1"))
            verify(card("grant#1").chosen)
            compare(test.table.plan.coinsLeft, 3)
            mouseClick(cell(8))
            compare(lastCall(), "confirm")
        }

        // The button says Enter: neither a card nor a cell with the focus may take it.
        function test_enterSendsTheDig() {
            begin("move")
            verify(!cell(9).enterConfirms && !card("grant#1").enterConfirms)
            cleanup()
            begin("mine")
            verify(root.session.draft.complete)
            verify(cell(8).enterConfirms && card("grant#1").enterConfirms)
            cleanup()
            begin("keep")
            verify(!card("grant#1").enterConfirms)
            mouseClick(card("grant#1"))
            verify(card("grant#1").enterConfirms)
        }

        function test_uselessEquipmentIsPale() {
            begin("mine")
            verify(!card("boots#0").apt)
            verify(card("grant#1").apt)
            compare(card("grant#1").stateWords, "Usable now")
        }

        // Added to the mining it made the main button refuse, and Enter left the rock.
        function test_uselessEquipmentIsNotAdded() {
            begin("mine")
            mouseClick(card("boots#0"))
            verify(!card("boots#0").chosen)
            compare(lastCall(), "anchor equip-boots#0")
            compare(root.session.draft.itemCount, 0)
        }

        function test_keysFromTheBareStage_data() {
            return [{ tag: "arrow", key: Qt.Key_Down }, { tag: "tab", key: Qt.Key_Tab }]
        }

        // Nothing has the focus: the first key goes to what is asked for.
        function test_keysFromTheBareStage(data) {
            begin("keep")
            keyClick(data.key)
            verify(card("boots#0").activeFocus)
            keyClick(Qt.Key_Space)
            verify(card("boots#0").chosen && card("boots#0").enterConfirms, "Enter keeps it, Space chooses")
        }

        function test_museumStaysInSightWhileKeeping_data() {
            return [{ tag: "wide", width: 1032, height: 612 }, { tag: "tall", width: 960, height: 868 }]
        }

        function test_museumStaysInSightWhileKeeping(data) {
            root.width = data.width
            root.height = data.height
            begin("keep")
            const museum = findWhere(test.table, (item) => item.pieceId === "museum-0#0")
            verify(museum && museum.visible)
            const at = museum.mapToItem(test.table, 0, 0, museum.width, museum.height)
            const hand = test.table.handZone
            const over = hand.parent.mapToItem(test.table, 0, 0, hand.parent.width, hand.parent.height)
            verify(at.y + at.height <= over.y || at.y >= over.y + over.height, at + " under " + over)
            root.width = 1032
            root.height = 612
        }

        function test_keepOne() {
            begin("keep")
            verify(!root.session.draft.complete)
            mouseClick(card("boots#0"))
            verify(root.session.draft.complete)
            mouseClick(card("grant#1"))
            verify(card("grant#1").chosen && !card("boots#0").chosen, "the other one instead")
            verify(card("grant#1").large)
        }

        // The pawn hid the end of the word.
        function test_emptyCellSaysSoAboveItsPawn() {
            begin("move")
            tryVerify(() => pawn(1) !== null)
            change(16, { depth: 0 })
            const word = findWhere(cell(16), (item) => item.text === "empty")
            verify(word)
            verify(word.y + word.height <= pawn(1).y - cell(16).y, word.y + " and " + pawn(1).y)
        }

        // Its ink is that of a card, and was hardly seen on the panel at night.
        function test_equipmentInTheLogIsACard() {
            begin("move")
            compare(test.table.chipOf({ after: "equip-boots#0", kind: "equip-boots" }).label, "")
            compare(test.table.chipOf({ after: "rock-7#0-2", kind: "rock-gem" }).label, undefined)
        }

        function test_museumDraft() {
            begin("museum")
            test.table.focusFirst()
            const first = test.table.panels.offer.cards.pieces[0]
            verify(first.activeFocus)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(lastCall(), "anchor museum-deep#0")
        }

        function test_radarShowsBothCards() {
            begin("radar")
            const radar = findWhere(test.table, (item) => item.both === true)
            verify(radar)
            compare(radar.place, "E2")
            const swap = findWhere(radar, (item) => item.words === "Swap them")
            mouseClick(swap)
            compare(lastCall(), "choose 1")
        }

        function test_anyOfEqualCardsActs() {
            begin("move")
            root.session.table.set("equip-boots#0", "legal", true)
            root.session.prompt.add("Boots", "equip-boots#0", false)
            mouseClick(card("boots#0"))
            compare(lastCall(), "choose " + root.session.prompt.optionAt("equip-boots#0"))
        }

        function test_otherCarts() {
            begin("move")
            compare(test.table.shownSeat, 0)
            const chip = findWhere(test.table, (item) => item.name === "Ren" && item.brief !== undefined)
            verify(chip.width >= 28 && chip.height >= 28)
            mouseClick(chip)
            compare(test.table.shownSeat, 2)
            const light = findWhere(test.table, (item) => item.pieceId === "rock-5#2-2")
            verify(light.light, "covers nothing, lies on the edge")
            root.session.view.seat = -1
            compare(test.table.shownSeat, 0)
        }

        function test_readAloud() {
            begin("move")
            verify(Probe.name(cell(9)).startsWith("E2"))
            verify(Probe.act(cell(9), "Press"))
            compare(lastCall(), "choose " + root.session.prompt.optionAt("cell#9"))
        }

        function test_nothingToPressOutOfTurn() {
            begin("move")
            root.session.myTurn = false
            mouseClick(cell(9))
            mouseClick(card("boots#0"))
            compare(root.session.calls, [])
        }

        function walk(figure: string, cell: int) {
            root.session.table.change([{ before: figure, after: figure, fromZone: "map", toZone: "map", toSlot: cell }], () => {
                change(8, { pawns: [], mine: false })
                change(cell, { pawns: [0], mine: true })
            })
        }

        function test_pawnWalks() {
            begin("move")
            tryVerify(() => pawn(0) !== null)
            Theme.animationFactor = 1
            walk("pawn.0", 9)
            tryVerify(() => pawn(0).offset.x < -20, 1000, "from its cell")
            tryVerify(() => test.table.moving === false, 3000)
            compare(pawn(0).offset.x, 0)
            verify(pawn(0).x > cell(9).x && pawn(0).x < cell(9).x + cell(9).width)
            compare(test.table.mapZone.home, cell(9))
        }

        function test_pawnFliesByHelicopter() {
            begin("move")
            tryVerify(() => pawn(0) !== null)
            Theme.animationFactor = 1
            walk("helicopter.0", 12)
            tryVerify(() => pawn(0).byAir)
            tryVerify(() => !pawn(0).byAir, 4000)
            verify(pawn(0).y > cell(12).y)
        }

        function test_cardTurns() {
            begin("treasure")
            verify(cell(9).shownDown)
            Theme.animationFactor = 1
            root.session.table.set("cell#9", "faceDown", false)
            verify(cell(9).shownDown, "turns first")
            tryVerify(() => !cell(9).shownDown, 3000)
        }

        function test_reducedMotionTurnsAtOnce() {
            begin("treasure")
            Theme.animationFactor = 1
            Theme.reducedMotion = true
            root.session.table.set("cell#9", "faceDown", false)
            verify(!cell(9).shownDown)
            Theme.reducedMotion = false
        }

        function test_minedRockComesFromItsCell() {
            begin("move")
            Theme.animationFactor = 1
            const rock = Object.assign({}, root.session.table.get("rock-1#0-0"), { pieceId: "rock-7#0-2", slot: 2 })
            root.session.table.change([{ before: "cell#16", after: rock.pieceId, fromZone: "map", toZone: "cart.0" }],
                                      () => root.session.table.zone("cart.0").append(rock))
            const load = findWhere(test.table, (item) => item.pieceId === "rock-7#0-2")
            flights.target = load
            flights.clear()
            tryVerify(() => load.offset.x < -200, 2000, "from the map at the left")
            tryVerify(() => !load.flying, 3000)
            compare(load.offset.x, 0)
        }

        function test_rivalsRockFliesToTheirMark() {
            begin("move")
            Theme.animationFactor = 1
            root.session.table.change([{ actor: 1, before: "cell#16", after: "rock-1#1-0", fromZone: "map", toZone: "cart.1",
                                         facts: root.session.table.get("cell#16").facts }],
                                      () => change(16, { depth: 0, known: false }))
            const flying = () => findWhere(test.table.canvas, (item) => item.goal !== undefined && item.motion !== undefined)
            tryVerify(() => flying() !== null && findWhere(flying(), (item) => item.deck !== undefined))
            tryVerify(() => flying() === null, 3000)
        }

        function test_everyMapLiesInItsFrame_data() {
            return [{ tag: "move" }, { tag: "diamond" }, { tag: "large" }]
        }

        function test_everyMapLiesInItsFrame(data) {
            begin(data.tag)
            const map = test.table.mapZone
            verify(map.pieces.length >= 25)
            for (const each of map.pieces) {
                verify(each.x > 0 && each.y > 0 && each.x + each.width < map.width && each.y + each.height < map.height)
                verify(each.width >= 40)
            }
        }

        function findWhere(item: var, wanted: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (child.visible && wanted(child))
                    return child
                const found = findWhere(child, wanted)
                if (found)
                    return found
            }
            return null
        }
    }
    StageMetrics { id: metrics }
    HakkutsuGeometry {
        id: geometry

        metrics: metrics
    }
    TestCase {
        name: "hakkutsugeometry"
        when: windowShown

        function stage(width: int, height: int, scale: real) {
            metrics.width = width
            metrics.height = height
            Theme.textScale = scale
        }

        function cleanup() {
            stage(1032, 612, 1)
        }

        function test_zonesOfTheDesign() {
            compare(geometry.map, Qt.rect(14, 12, 520, 520))
            compare(geometry.cart, Qt.rect(546, 12, 474, 168))
            compare(geometry.acquired, Qt.rect(546, 412, 474, 188))
            compare(geometry.cell(5, 5), 92)
            compare(geometry.origin(5, 5), Qt.point(20, 20))
            compare(geometry.cell(9, 9), 48)
            stage(960, 868, 1)
            compare(geometry.map, Qt.rect(20, 12, 560, 560))
            compare(geometry.acquired, Qt.rect(20, 650, 920, 208))
        }

        function test_zonesDoNotOverlap_data() {
            const rows = []
            for (const size of [[1032, 612], [1600, 952], [960, 868], [712, 532], [960, 428]]) {
                for (const scale of [1, 1.4, 2])
                    rows.push({ tag: size.join("x") + " at " + scale * 100 + " %", width: size[0], height: size[1], scale: scale })
            }
            return rows
        }

        function test_zonesDoNotOverlap(data) {
            stage(data.width, data.height, data.scale)
            const zones = geometry.zones()
            const names = Object.keys(zones)
            for (const name of names) {
                const a = zones[name]
                verify(a.x >= 0 && a.y >= 0 && a.width > 0 && a.height > 0, name)
                verify(a.x + a.width <= metrics.canvasWidth && a.y + a.height <= metrics.canvasHeight, name + " on the canvas")
                for (const other of names.filter((each) => each > name)) {
                    const b = zones[other]
                    const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
                    verify(apart, name + " and " + other)
                }
            }
        }
    }
}
