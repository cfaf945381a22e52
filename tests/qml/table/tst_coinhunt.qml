import QtQuick
import Takujo.Mock
import Takujo.Probe
import Takujo.Table
import Takujo.Tables.Coinhunt
import Takujo.Ui

// The table of Coin Hunt played by mouse, by keys and as a screen reader does.
TableCase {
    id: root

    readonly property CoinhuntTable table: root.stage as CoinhuntTable
    readonly property MockHunt hunt: root.scene as MockHunt

    name: "coinhunt"
    sessions: Component {
        MockSession { tableModule: "Takujo.Tables.Coinhunt" }
    }
    scenes: Component {
        MockHunt { }
    }
    tables: Component {
        CoinhuntTable { }
    }

    function lastCall(): string { return root.session.calls[root.session.calls.length - 1] ?? "" }
    function firstCoin(): HuntBoardPiece { return root.table.board.pieces.find((piece) => piece.isCoin) as HuntBoardPiece }

    function test_arrowsAimFromAnywhere() {
        begin("aim")
        const offset = root.table.aim.offset
        keyClick(Qt.Key_Right)
        compare(root.table.aim.offset, offset + 16)
        verify(root.table.aimer.activeFocus)
        keyClick(Qt.Key_Right, Qt.ShiftModifier)
        compare(root.table.aim.offset, offset + 17)
        keyClick(Qt.Key_Up)
        compare(root.table.aim.angle, 64 + 16)
        keyClick(Qt.Key_Plus)
        compare(root.table.aim.depth, 1)
        keyClick(Qt.Key_0)
        compare(root.table.aim.angle, 0)
        keyClick(Qt.Key_Home)
        compare(root.table.aim.left, 15)
    }

    // With large text one word was cut off beside others that had room, each of another size.
    function test_tabsShareTheirRoom() {
        Theme.textScale = 2
        root.width = 960
        root.height = 490
        begin("jam")
        const tabs = []
        findWhere(root.stage, (each) => { if (each instanceof StageTabs) tabs.push(each); return false })
        compare(tabs.length, 2)
        for (const each of tabs) {
            const words = []
            findWhere(each, (item) => { if (item instanceof StageText) words.push(item); return false })
            compare(words.length, 3)
            for (const word of words) {
                verify(!word.truncated, word.text)
                verify(Math.abs(word.font.pixelSize - words[0].font.pixelSize) <= 1, word.text)
            }
        }
        verify(!findWhere(root.table, (each) => each instanceof StageText && each.text === "Vaults").truncated)
    }

    // CH-20 without fixed sides: the side aimed from comes to the front, "left" is there.
    function test_anySideWhereTheRulesAllowIt() {
        begin("sides")
        const left = root.table.aim.left
        keyClick(Qt.Key_E)
        compare(root.table.aim.edge, 1)
        compare(root.table.view.edge, 1)
        compare(root.table.aim.left, left)
        compare(root.table.aim.offset, 2640 - 1760)
        keyClick(Qt.Key_E, Qt.ShiftModifier)
        keyClick(Qt.Key_E, Qt.ShiftModifier)
        compare(root.table.aim.edge, 3)
        verify(root.table.aim.words.startsWith("Side: Right. "))
        keyClick(Qt.Key_E)
        compare(root.table.view.edge, 0)
        const view = root.table.view        // the moat on the left, whose left end is above
        mouseClick(root.table.board, view.inset / 2, view.inset + 130 * view.mmScale)
        compare(root.table.aim.edge, 1)
        verify(Math.abs(root.table.aim.left - 130) < 1)
    }

    function test_oneSideWhereItIsFixed() {
        begin("aim")
        keyClick(Qt.Key_E)
        compare(root.table.aim.edge, 0)
        const view = root.table.view
        mouseClick(root.table.board, view.inset / 2, view.inset + 130 * view.mmScale)
        compare(root.table.aim.edge, 0)
    }

    // A ghost over the board, marked as no real push; Escape, a press or another aim ends it.
    function test_rehearsesAndForgets() {
        begin("aim")
        const calls = root.session.calls.length
        keyClick(Qt.Key_R)
        const trial = root.table.trial
        verify(trial.running && trial.slow)
        compare(root.table.doing, "Rehearsal: one way it may go, not the real push")
        const over = root.table.board.pieces.find((piece) => trial.known[piece.pieceId] !== undefined)
        compare(over.opacity, 0.25)
        keyClick(Qt.Key_Escape)
        verify(!trial.running)
        compare(over.opacity, 1)
        root.table.extra.chosen()
        verify(trial.running)
        mouseClick(root.table.board, 100, 100)
        verify(!trial.running)
        keyClick(Qt.Key_R)
        trial.advance(100000)
        verify(!trial.running)
        compare(root.session.calls.length, calls)
        verify(!root.session.track.present)
    }

    function test_lastPushByKey() {
        begin("aim")
        keyClick(Qt.Key_L)
        verify(!root.table.player.running)      // there was none
        root.hunt.push()
        keyClick(Qt.Key_L)
        verify(root.table.player.running && !root.table.player.slow)
        keyClick(Qt.Key_L)
        verify(!root.table.player.running)
        keyClick(Qt.Key_L, Qt.ShiftModifier)
        verify(root.table.player.running && root.table.player.slow)
        root.table.player.finish()
    }

    function test_aimNeverLeavesTheSide() {
        begin("aim")
        root.table.aim.setLeft(500)
        compare(root.table.aim.left, 150)
        root.table.aim.setDegrees(-90)
        compare(root.table.aim.degrees, -15)
        root.table.aim.setDeep(99)
        compare(root.table.aim.deep, 6)
    }

    function test_theCoinFollowsTheAim() {
        begin("aim")
        root.table.aim.setLeft(40)
        const middle = root.table.aimer.x + root.table.aimer.width / 2
        fuzzyCompare(middle, root.table.view.inset + 40 * root.table.view.mmScale, 1.5)
        verify(!root.table.tray.onRight || root.table.aim.left < 82.5)
    }

    function test_oddsAreSpokenWithTheAim() {
        begin("aim")
        verify(root.table.aimer.Accessible.name.includes("110.0 mm"))
        verify(root.table.aimer.Accessible.name.includes("1 or 2 coins: 66 %"))
    }

    function test_chanceOfACoin() {
        begin("aim")
        const coin = firstCoin()
        fuzzyCompare(coin.chance, 78 / 128, 0.001)
        verify(coin.stateWords.includes("61 %"))
    }

    // Only the arrows were heard before the coin had the focus.
    function test_keysOfTheAimFromTheBareStage_data() {
        return [{ tag: "home", key: Qt.Key_Home }, { tag: "plus", key: Qt.Key_Plus }, { tag: "space", key: Qt.Key_Space },
                { tag: "right", key: Qt.Key_Right }]
    }

    function test_keysOfTheAimFromTheBareStage(data) {
        begin("aim")
        root.table.forceActiveFocus()
        const before = JSON.stringify([root.table.aim.left, root.table.aim.deep, root.session.calls])
        keyClick(data.key)
        verify(JSON.stringify([root.table.aim.left, root.table.aim.deep, root.session.calls]) !== before)
    }

    function test_boardIsReadRingByRing() {
        begin("walk")
        root.table.board.focusFirst()
        const order = root.table.board.inRings()
        let ring = 0
        for (const piece of order) {
            verify(root.table.view.ringOf(piece.facts) >= ring)
            ring = root.table.view.ringOf(piece.facts)
        }
        order[0].forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_N)
        verify(order[1].activeFocus)
        keyClick(Qt.Key_N, Qt.ShiftModifier)
        verify(order[0].activeFocus)
    }

    function test_boardIsTurnedNeverMirrored() {
        begin("aim")
        const board = root.table.view
        const corners = [Qt.point(0, 0), Qt.point(165, 0), Qt.point(165, 165)]
        for (let edge = 0; edge < 4; ++edge) {
            root.session.table.setFacts({ edges: [edge] })
            const at = corners.map((corner) => board.shown(corner))
            const turn = (at[1].x - at[0].x) * (at[2].y - at[1].y) - (at[1].y - at[0].y) * (at[2].x - at[1].x)
            verify(turn < 0, "counter-clockwise as in the match")
        }
        root.session.table.setFacts({ edges: [1] })
        const west = board.shown(Qt.point(0, 82.5))
        fuzzyCompare(west.y, board.inset + board.inner, 1)
    }

    function test_overhangIsShaded() {
        begin("walk")
        const over = root.table.board.pieces.find((piece) => piece.isCoin && piece.facts.edge < 14000)
        verify(over && over.over > 0)
        verify(over.stateWords.includes("edge"))
    }

    function test_takeByMouse() {
        begin("take")
        const coin = root.table.tray.fallen.pieces[0]
        root.session.prompt.add("Take", coin.pieceId, false)
        mouseClick(coin)
        compare(lastCall(), "choose 0")
    }

    function test_pushIsShownFromItsBeginning() {
        begin("aim")
        Theme.animationFactor = 1
        const from = root.session.table.zone("board").get(0).facts
        const fell = root.session.table.zone("board").get(0).pieceId
        root.hunt.push()
        verify(root.table.player.running)
        verify(root.session.track.playing)
        const faller = findWhere(root.table.board, (item) => item.piece === fell && item.falls !== undefined)
        verify(faller && faller.falls)
        verify(root.table.tray.fallen.pieceOf(fell).held)
        tryVerify(() => !root.table.player.running, 5000)
        verify(!root.session.track.playing)
        verify(!root.table.tray.fallen.pieceOf(fell).held)
    }

    function test_pushCanBeSkippedAndRepeated() {
        begin("aim")
        Theme.animationFactor = 1
        root.hunt.push()
        root.table.player.finish()
        verify(!root.session.track.playing)
        root.table.player.play(true)
        verify(root.table.player.running && root.table.player.slow)
        mouseClick(root.table.board)
        verify(!root.table.player.running)
    }

    function test_reducedMotionShowsStills() {
        begin("aim")
        Theme.animationFactor = 1
        Theme.reducedMotion = true
        root.hunt.push()
        const first = root.table.player.time
        wait(100)
        compare(root.table.player.time, first)
        tryVerify(() => root.table.player.time > first, 1000)
        root.table.player.finish()
        Theme.reducedMotion = false
    }

    // Twin of its bells.
    function test_fairyHopsWhereItGoes() {
        begin("walk")
        const die = root.table.board.pieceOf("die#0")
        root.hunt.walk()
        verify(!root.table.board.hop.running)   // no movement is wanted
        Theme.animationFactor = 4
        root.hunt.fairyTo(20000, 20000, 3)
        verify(root.table.board.hop.running)
        tryVerify(() => die.offset.y < 0)
        tryVerify(() => !root.table.board.hop.running)
        compare(die.offset.x, 0)
        compare(die.offset.y, 0)
        Theme.reducedMotion = true
        root.hunt.fairyTo(90000, 20000, 3)
        compare(die.offset.x, 0)
        tryVerify(() => die.body.opacity < 1)
        tryCompare(die.body, "opacity", 1)
        compare(die.offset.y, 0)
        Theme.reducedMotion = false
    }

    // It rides its coin through a push and does not hop.
    function test_fairyRidesThroughAPush() {
        begin("aim")
        Theme.animationFactor = 1
        const coin = root.hunt.fairyCoin()
        const way = [0, 9].map((on) => Qt.point(coin.facts.x / 1000 + on, coin.facts.y / 1000))
        root.session.track.load({ [coin.pieceId]: way, "die#0": way }, 600)
        root.hunt.fairyTo(way[1].x * 1000, way[1].y * 1000, 3)
        verify(!root.table.board.hop.running)
        const die = root.table.board.pieceOf("die#0")
        tryVerify(() => die.mm.x > way[0].x + 1 && root.table.player.running)
        tryVerify(() => !root.table.player.running)
        verify(!root.table.board.hop.running)
        fuzzyCompare(die.mm.x, way[1].x, 0.01)
    }

    // Rolls over the edge with its coin, with the value it had; then it comes back from above.
    function test_fairyFallsWithItsCoin_data() {
        return [{ tag: "waits", waits: true }, { tag: "comes back", waits: false }]
    }

    function test_fairyFallsWithItsCoin(row: var) {
        begin("aim")
        Theme.animationFactor = 2
        root.hunt.fairyFalls(row.waits)
        const player = root.table.player
        verify(player.running)
        const faller = findWhere(root.table.board, (item) => item.piece === "die#0" && item.falls !== undefined)
        verify(faller && faller.falls)
        verify(String(faller.children[0].kind).endsWith("fairy-3"))
        const die = root.table.board.pieceOf("die#0")
        compare(die === null, row.waits)
        verify(row.waits || die.opacity === 0)
        compare(root.table.panels.fairy.value + root.table.panels.fairy.words, "3")
        tryVerify(() => faller.children[0].turned > 20)
        tryCompare(root.table.panels.fairy, "value", 5)
        tryVerify(() => !player.running)
        verify(row.waits || die.opacity === 1)
        compare(root.table.board.hop.running, !row.waits)
    }

    // From the panel, where it waited.
    function test_fairyComesBackFromBesideTheBoard() {
        begin("aim")
        root.hunt.fairyFalls(true)
        root.table.player.finish()
        compare(root.table.panels.fairy.words, "Fairy beside the board")
        Theme.animationFactor = 1
        root.session.table.change([{ before: "die#0", after: "die#0", fromZone: "aside", toZone: "board" }], () => {
            root.session.table.zone("aside").clear()
            root.session.table.zone("board").append(root.session.table.piece("die#0", "die-5", 99,
                { facts: { die: true, value: 5, x: 60000, y: 60000 } }))
        })
        const die = root.table.board.pieceOf("die#0")
        tryVerify(() => die.flying)
        verify(Math.abs(die.offset.x) > 50)
        tryVerify(() => !die.flying)
        compare(die.offset.x, 0)
        verify(root.table.panels.fairy.words !== "Fairy beside the board")
    }

    function test_shareFollowsTheSeats() {
        begin("share")
        const share = root.table.panels.share
        verify(share.asked)
        compare(share.row, 1)
        mouseClick(share.piles.pieces[2])
        compare(root.session.draft.group(1), ["pile-yellow#0"])
        compare(root.session.draft.activeGroup, 2)
        compare(share.row, 2)
    }

    function test_zonesDoNotOverlap_data() {
        return [{ tag: "wide", tall: false, compact: false }, { tag: "tall", tall: true, compact: false },
                { tag: "wide tabs", tall: false, compact: true }, { tag: "tall tabs", tall: true, compact: true }]
    }

    function test_zonesDoNotOverlap(row: var) {
        begin("aim")
        Theme.textScale = row.compact ? 2 : 1
        const metrics = "StageMetrics { width: %1; height: %2 }".arg(row.tall ? 960 : 1032).arg(row.tall ? 868 : 612)
        const geometry = createTemporaryQmlObject("import Takujo.Table\nimport Takujo.Tables.Coinhunt\nHuntGeometry { metrics: "
                                                  + metrics + " }", root)
        const zones = geometry.zones()
        const names = Object.keys(zones)
        for (const a of names) {
            const area = zones[a]
            verify(area.x >= 0 && area.y >= 0 && area.x + area.width <= (row.tall ? 960 : 1032) && area.y + area.height <= (row.tall ? 868 : 612), a)
            for (const b of names) {
                const other = zones[b]
                const apart = area.x + area.width <= other.x || other.x + other.width <= area.x
                              || area.y + area.height <= other.y || other.y + other.height <= area.y
                verify(a === b || apart, a + " " + b)
            }
        }
    }
}
