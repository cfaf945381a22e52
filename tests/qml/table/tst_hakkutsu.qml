import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Probe
import Takujo.Table
import Takujo.Tables.Hakkutsu
import Takujo.Ui

// The table of Hakkutsu!! played by mouse, by keys and as a screen reader does.
TableCase {
    id: root

    readonly property HakkutsuTable table: root.stage as HakkutsuTable

    name: "hakkutsu"
    sessions: Component {
        MockSession { tableModule: "Takujo.Tables.Hakkutsu" }
    }
    scenes: Component {
        MockHakkutsu { }
    }
    tables: Component {
        HakkutsuTable { }
    }

    SignalSpy {
        id: flights

        signalName: "flyingChanged"
    }

    function cell(slot: int): HakkutsuCell { return root.table.mapZone.pieceOf("cell#" + slot) as HakkutsuCell }
    function card(id: string): HakkutsuEquipCard { return root.table.handZone.pieceOf("equip-" + id) as HakkutsuEquipCard }
    function lastCall(): string { return root.session.calls[root.session.calls.length - 1] ?? "" }
    function pawn(seat: int): var { return root.table.mapZone.pawnOf("pawn." + seat) }

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
        root.table.mapZone.focusFirst()
        compare(root.table.plan.goal, cell(2).pieceId)
        compare(root.table.plan.path, ["cell#7", "cell#2"])
        verify(cell(2).picked)
        keyClick(Qt.Key_Right)
        verify(cell(3).activeFocus)
        compare(root.table.plan.path, [])
    }

    function test_cartAsItWouldBe() {
        begin("move")
        root.session.prompt.previewAt("cell#9")
        const plan = root.table.plan
        verify(plan.shown)
        compare(plan.units, 3)
        compare(plan.mobility, 2)
        compare(plan.coinsLeft, 1)
        root.session.prompt.preview(-1)
        verify(!plan.shown)
    }

    function test_whatCannotBeMinedLeavesTheCart_data() {
        return [{ tag: "too dear", facts: { coinsAfter: -1 } }, { tag: "too heavy", facts: { mobilityAfter: 0 } }]
    }

    // A rock too dear lay on the cart as a ghost, and the mobility fell.
    function test_whatCannotBeMinedLeavesTheCart(data) {
        begin("move")
        change(9, data.facts)
        root.session.prompt.previewAt("cell#9")
        compare(root.table.plan.goal, "cell#9")
        verify(!root.table.plan.shown)
        verify(!findWhere(root.table, (item) => item.thin !== undefined), "no ghost")
        const unit = findWhere(root.table, (item) => item.inForce === true)
        compare(unit.number, "2", "the mobility as it is")
    }

    // Both lay on the edge between two units, over the word below the number.
    function test_rocksThatCoverNothingLieBesideTheUnits_data() {
        return [{ tag: "wide", width: 1032, height: 612 }, { tag: "tall", width: 960, height: 868 }]
    }

    function test_rocksThatCoverNothingLieBesideTheUnits(data) {
        root.width = data.width
        root.height = data.height
        begin("move")
        const areaOf = (item) => item.mapToItem(root.table, 0, 0, item.width, item.height)
        const all = (wanted) => {
            const found = []
            const look = (item) => {
                for (let i = 0; i < item.children.length; ++i) {
                    if (item.children[i].visible && wanted(item.children[i]))
                        found.push(item.children[i])
                    if (item.children[i].visible)
                        look(item.children[i])
                }
            }
            look(root.table)
            return found
        }
        const apart = (light) => {
            const area = areaOf(light)
            const under = all((item) => item.inForce !== undefined || item.light === false || item.role !== undefined && item.text !== undefined
                              && item.parent !== light).filter((item) => {
                const other = areaOf(item)
                return item.width > 0 && area.x < other.x + other.width && other.x < area.x + area.width
                       && area.y < other.y + other.height && other.y < area.y + area.height
            })
            compare(under.length, 0, under.map((item) => item.text ?? item.number ?? item.label).join())
        }
        mouseClick(findWhere(root.table, (item) => item.name === "Ren" && item.brief !== undefined))
        apart(findWhere(root.table, (item) => item.pieceId === "rock-5#2-2"))
        mouseClick(findWhere(root.table, (item) => item.name === "You" && item.brief !== undefined))
        change(9, { carry: 0, unitsAfter: 2, mobilityAfter: 2 })
        root.session.prompt.previewAt("cell#9")
        apart(findWhere(root.table, (item) => item.thin === true))
    }

    // Behind the word "secret" its end was cut off.
    function test_valueOfTheMuseumIsNeverCut() {
        begin("move")
        for (const after of [8, 1000, 100000]) {
            root.session.table.set("museum-0#0", "facts", { now: after - 1, after: after, open: false })
            const words = findWhere(root.table, (item) => item.text === qsTr("now %1, with the cart %2").arg(after - 1).arg(after))
            verify(words)
            tryCompare(words, "truncated", false)
        }
    }

    function test_cellOutOfReachIsRefused() {
        begin("move")
        mouseClick(cell(20))
        compare(root.table.refusedAnchor, "cell#20")
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
        verify(!root.table.mapZone.pieces.some((each) => each.activeFocus), "Tab stops once at the map")
        cell(1).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Space)
        compare(lastCall(), "choose " + root.session.prompt.optionAt("cell#2"))
    }

    function test_digWithEquipment() {
        begin("mine")
        compare(root.table.plan.coinsLeft, 1)
        mouseClick(card("grant#1"))
        verify(card("grant#1").chosen)
        compare(root.table.plan.coinsLeft, 3)
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
        const museum = findWhere(root.table, (item) => item.pieceId === "museum-0#0")
        verify(museum && museum.visible)
        const at = museum.mapToItem(root.table, 0, 0, museum.width, museum.height)
        const hand = root.table.handZone
        const over = hand.parent.mapToItem(root.table, 0, 0, hand.parent.width, hand.parent.height)
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
        compare(root.table.chipOf({ after: "equip-boots#0", kind: "equip-boots" }).label, "")
        compare(root.table.chipOf({ after: "rock-7#0-2", kind: "rock-gem" }).label, undefined)
    }

    function test_museumDraft() {
        begin("museum")
        root.table.focusFirst()
        const first = root.table.panels.offer.cards.pieces[0]
        verify(first.activeFocus)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        compare(lastCall(), "anchor museum-deep#0")
    }

    function test_radarShowsBothCards() {
        begin("radar")
        const radar = findWhere(root.table, (item) => item.both === true)
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
        compare(root.table.shownSeat, 0)
        const chip = findWhere(root.table, (item) => item.name === "Ren" && item.brief !== undefined)
        verify(chip.width >= 28 && chip.height >= 28)
        mouseClick(chip)
        compare(root.table.shownSeat, 2)
        const light = findWhere(root.table, (item) => item.pieceId === "rock-5#2-2")
        verify(light.light, "covers nothing")
        root.session.view.seat = -1
        compare(root.table.shownSeat, 0)
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
        tryVerify(() => root.table.moving === false, 3000)
        compare(pawn(0).offset.x, 0)
        verify(pawn(0).x > cell(9).x && pawn(0).x < cell(9).x + cell(9).width)
        compare(root.table.mapZone.home, cell(9))
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
        const load = findWhere(root.table, (item) => item.pieceId === "rock-7#0-2")
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
        const flying = () => findWhere(root.table.canvas, (item) => item.goal !== undefined && item.motion !== undefined)
        tryVerify(() => flying() !== null && findWhere(flying(), (item) => item.deck !== undefined))
        tryVerify(() => flying() === null, 3000)
    }

    function test_everyMapLiesInItsFrame_data() {
        return [{ tag: "move" }, { tag: "diamond" }, { tag: "large" }]
    }

    function test_everyMapLiesInItsFrame(data) {
        begin(data.tag)
        const map = root.table.mapZone
        verify(map.pieces.length >= 25)
        for (const each of map.pieces) {
            verify(each.x > 0 && each.y > 0 && each.x + each.width < map.width && each.y + each.height < map.height)
            verify(each.width >= 40)
        }
    }
}
