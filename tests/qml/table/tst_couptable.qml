import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Probe
import Takujo.Table
import Takujo.Tables.Couperation
import Takujo.Ui

// The table of Couperation played by mouse, by keys and as a screen reader does.
Item {
    id: root

    property MockCoup session: null

    width: 1032
    height: 612

    Component {
        id: sessions

        MockCoup { }
    }
    Component {
        id: scenes

        MockCoupScenes { }
    }
    Component {
        id: tables

        CouperationTable { }
    }
    SignalSpy {
        id: flights

        signalName: "flyingChanged"
    }
    StageMetrics { id: metrics }
    CoupGeometry {
        id: geometry

        metrics: metrics
    }
    TestCase {
        id: test

        property CouperationTable table: null

        name: "couptable"
        when: windowShown

        function init() {
            failOnWarning(/.?/)
            Theme.animationFactor = 0
        }

        // The table goes before the match it shows.
        function cleanup() {
            if (test.table)
                test.table.destroy()
            test.table = null
            Theme.textScale = 1
            root.width = 1032
            root.height = 612
            wait(0)
        }

        function begin(scene: string) {
            root.session = createTemporaryObject(sessions, root, { lang: "en" })
            createTemporaryObject(scenes, root, { session: root.session }).load(scene)
            test.table = tables.createObject(root, { session: root.session, width: root.width, height: root.height })
            waitForRendering(test.table)
            test.table.forceActiveFocus()
        }

        function slot(row: int, col: int): int { return (6 - row) * 13 + col + 6 }
        function place(row: int, col: int): CoupTowerPiece {
            return test.table.towerZone.pieces.find((piece) => piece.slot === slot(row, col)) as CoupTowerPiece
        }
        function card(number: int): CoupCard { return test.table.handZone.pieceOf("card-" + number + "#0") as CoupCard }
        function kept(number: int): CoupCard { return test.table.reserveZone.pieceOf("card-" + number + "#0") as CoupCard }

        function test_placeByMouse() {
            begin("plain")
            mouseClick(card(23))
            verify(card(23).chosen)
            verify(place(3, -2).lit, "21 to 25")
            verify(!place(3, -3).lit, "14 to 19")
            mouseClick(place(3, -2))
            verify(place(3, -2).target)
            compare(test.table.confirmText, "Place face up")
            verify(test.table.doing.indexOf("23") >= 0)
            test.table.composing.confirm()
            tryVerify(() => place(3, -2).pieceId === "card-23#0")
            compare(test.table.handZone.size, 2)
        }

        function test_anotherCardTakesThePlaceOfTheFirst() {
            begin("plain")
            mouseClick(card(23))
            mouseClick(card(21))
            verify(!card(23).chosen)
            verify(card(21).chosen)
            mouseClick(card(21))
            compare(root.session.draft.itemCount, 0)
        }

        function test_faceDownByKey() {
            begin("plain")
            mouseClick(card(10))
            verify(!place(1, 2).lit)
            keyClick(Qt.Key_F)
            compare(test.table.composing.mode, Coup.Mode.FaceDown)
            verify(place(1, 2).lit, "any number that fits")
            mouseClick(place(1, 2))
            compare(test.table.confirmText, "Place face down")
            keyClick(Qt.Key_F)
            compare(test.table.composing.mode, Coup.Mode.FaceUp)
            verify(test.table.composing.refusal !== "")
        }

        function test_secondPressFreesThePlace() {
            begin("act")
            verify(place(3, -2).target)
            mouseClick(place(3, -2))
            verify(!place(3, -2).target)
            compare(root.session.draft.anchor, "")
            verify(card(23).chosen, "the card stays chosen")
        }

        function test_refusedPlaceSaysSoUntilTheNextAct() {
            begin("plain")
            mouseClick(card(23))
            mouseClick(place(3, -3))
            compare(test.table.refusedAnchor, place(3, -3).pieceId)
            verify(place(3, -3).refused)
            mouseClick(card(21))
            verify(!place(3, -3).refused)
        }

        function test_turnUpWhereItLies() {
            begin("plain")
            verify(place(1, -1).faceDown)
            keyClick(Qt.Key_T)
            compare(test.table.composing.plan, CoupCompose.Turn)
            verify(place(1, -1).lit)
            Theme.animationFactor = 1
            tryVerify(() => test.table.settled)
            mouseClick(place(1, -1))
            compare(test.table.confirmText, "Turn up")
            test.table.composing.confirm()
            tryVerify(() => place(1, -1) !== undefined && place(1, -1).pieceId === "card-22#0")
            tryVerify(() => !place(1, -1).opened, 1000, "its back is seen first")
            tryVerify(() => place(1, -1).opened && place(1, -1).turned === 1, 3000)
        }

        function test_losingTurnIsNamedBeforehand() {
            begin("late")
            root.session.draft.clear()
            mouseClick(place(4, -1))
            verify(test.table.warning.indexOf("loses") >= 0)
            compare(test.table.confirmText, "Turn up anyway")
        }

        function test_guidedSum() {
            begin("plain")
            keyClick(Qt.Key_R)
            mouseClick(card(23))
            mouseClick(card(10))
            compare(root.session.draft.group(2).length, 2)
            verify(kept(34).lit, "33 and one discard")
            mouseClick(kept(34))
            compare(test.table.composing.made.need, 1)
            mouseClick(card(21))
            compare(card(21).mark, "+1")
            compare(test.table.composing.sum, "23 + 10 + 1 = 34")
            verify(place(2, 0).lit)
            mouseClick(place(2, 0))
            compare(test.table.confirmText, "Place from the reserve")
            test.table.composing.confirm()
            tryVerify(() => place(2, 0).pieceId === "card-34#0")
            compare(test.table.handZone.size, 0)
            tryCompare(test.table.reserveZone, "size", 6)
        }

        function test_sumStartedByItsRow() {
            begin("plain")
            const row = findByName(test.table, "23 + 21 = 44")
            verify(row)
            mouseClick(row)
            compare(root.session.draft.group(2).length, 2)
            compare(root.session.draft.group(3), ["card-44#0"])
            verify(test.table.composing.composing)
        }

        function test_openCardIsReplaced() {
            begin("plain")
            test.table.composing.usePair(0)
            verify(!test.table.composing.complete)
            mouseClick(place(0, 2))
            verify(place(0, 2).target)
            compare(test.table.confirmText, "Replace")
            verify(test.table.doing.indexOf("40") >= 0)
        }

        function test_escapeLeavesTheSum() {
            begin("reserve")
            verify(test.table.composing.composing)
            keyClick(Qt.Key_Escape)
            verify(!test.table.composing.composing)
            compare(root.session.draft.itemCount, 0)
            compare(root.session.draft.anchor, "")
        }

        function test_drawIsChosenByPress() {
            begin("draw")
            const option = findByName(test.table, "Draw 2")
            verify(option)
            verify(option.width >= 28 && option.height >= 28, "large enough to press")
            mouseClick(option)
            compare(root.session.calls, ["choose 2"])
        }

        // What the panel says the next seat may draw; "" = nothing yet.
        function shownDraw(item: Item): string {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                const found = child instanceof CoupFigure && child.unitWord === "cards" ? (child.visible ? child.figure : "")
                                                                                        : shownDraw(child)
                if (found !== "")
                    return found
            }
            return ""
        }

        // It said "0" for a card without a place.
        function test_nextDrawIsToldWithAPlace() {
            begin("plain")
            mouseClick(card(23))
            compare(shownDraw(test.table), "")
            mouseClick(place(3, -2))
            compare(shownDraw(test.table), "0–1")
        }

        // It spoke of a card still to be placed.
        function test_nextDrawIsToldWhileDiscarding() {
            begin("adjust")
            compare(shownDraw(test.table), "0–1")
        }

        function says(item: Item, words: string): bool {
            for (let i = 0; i < item.children.length; ++i) {
                const text = item.children[i] as StageText
                if ((text && text.visible && text.words === words) || says(item.children[i], words))
                    return true
            }
            return false
        }

        // It said "may draw 0 cards: the mark is ◇" of a pack without cards.
        function test_emptyPackIsWhyNobodyDraws() {
            begin("adjust")
            verify(!says(test.table, "The pack is empty: no draw"))
            root.session.table.setFacts({ pack: 0, nextDraw: 0 })
            compare(shownDraw(test.table), "0")
            verify(says(test.table, "The pack is empty: no draw"))
        }

        function test_discardFromTheHand() {
            begin("adjust")
            verify(!root.session.draft.complete)
            mouseClick(card(10))
            verify(root.session.draft.complete)
            mouseClick(card(16))
            verify(!card(16).chosen, "two are enough")
        }

        function test_reserveIsTidied() {
            begin("tidy")
            mouseClick(kept(21))
            compare(root.session.calls, ["anchor card-21#0"])
        }

        function test_nothingToPressOutOfTurn() {
            begin("plain")
            root.session.myTurn = false
            mouseClick(card(23))
            mouseClick(place(3, -2))
            mouseClick(kept(34))
            keyClick(Qt.Key_R)
            compare(root.session.calls, [])
            compare(root.session.draft.itemCount, 0)
        }

        function test_playedByKeys() {
            begin("plain")
            test.table.handZone.focusFirst()
            verify(card(10).activeFocus)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            verify(card(23).chosen)
            test.table.towerZone.focusFirst()
            let steps = 0
            while (!place(3, -2).activeFocus && steps++ < 20)
                keyClick(steps % 2 ? Qt.Key_Left : Qt.Key_Up)
            place(3, -2).forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(root.session.draft.complete)
        }

        function test_ringStaysOnWhatIsSeen() {
            begin("early")
            verify(test.table.towerZone.pieces.some((piece) => !piece.visible), "places of other pyramids are not drawn")
            test.table.towerZone.focusFirst()
            for (const key of [Qt.Key_Up, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Down, Qt.Key_Right, Qt.Key_Up,
                               Qt.Key_Up, Qt.Key_Up, Qt.Key_Right, Qt.Key_Right]) {
                keyClick(key)
                verify(test.table.towerZone.pieces.some((piece) => piece.activeFocus && piece.visible))
            }
        }

        function test_oneTabStopASection() {
            begin("early")
            for (const zone of [test.table.towerZone, test.table.handZone, test.table.reserveZone])
                tryVerify(() => zone.pieces.filter((piece) => piece.tabStop && piece.visible).length === 1)
        }

        function test_screenReader() {
            begin("plain")
            verify(Probe.act(card(23), "Press"))
            verify(card(23).chosen)
            verify(Probe.act(place(3, -2), "Press"))
            verify(place(3, -2).target)
            for (const piece of test.table.towerZone.pieces)
                verify(piece.name !== "")
        }

        function test_knowledge() {
            begin("plain")
            compare(place(3, -3).more, "")
            keyClick(Qt.Key_K)
            verify(test.table.knowing)
            compare(place(3, -3).range, "14–19")
            verify(place(3, -3).more !== "")
            compare(place(1, -1).range, "21–24")
            verify(place(1, -1).more.indexOf("17") >= 0)
            keyClick(Qt.Key_K)
            verify(!test.table.knowing)
        }

        function test_drawnCardFliesIn() {
            begin("plain")
            tryVerify(() => test.table.settled)
            Theme.animationFactor = 1
            root.session.table.change([{ type: EventType.Draw, after: "card-30#0", fromZone: "pack", toZone: "hand" }], () => {
                root.session.table.zone("hand").append(root.session.table.piece("card-30#0", "card-30", 3, {
                    label: "30", name: "30", facts: { number: 30, mark: 2 } }))
            })
            flights.target = card(30)
            flights.clear()
            tryCompare(flights, "count", 2, 5000, "takes off and lands")
            compare(card(30).offset.x, 0)
        }

        function test_discardFliesOffFaceDown() {
            begin("adjust")
            tryVerify(() => test.table.settled)
            Theme.animationFactor = 1
            mouseClick(card(10))
            test.table.composing.confirm()
            const flying = () => findWhere(test.table.canvas, (item) => item.goal !== undefined)
            tryVerify(() => flying() !== null)
            verify(findWhere(flying(), (item) => item.faceDown === true))
            tryVerify(() => flying() === null, 3000)
        }

        function test_towerIsZoomedAlone() {
            begin("plain")
            compare(place(0, 0).width, 84)
            const before = card(23).width
            keyClick(Qt.Key_Plus, Qt.ControlModifier)
            compare(place(0, 0).width, 105)
            compare(card(23).width, before)
            keyClick(Qt.Key_0, Qt.ControlModifier)
            compare(place(0, 0).width, 84)
        }

        function test_everythingLiesOnTheStage_data() {
            const rows = []
            for (const size of [[1032, 612], [1600, 952], [960, 868], [712, 532], [960, 428]]) {
                for (const scale of [1, 2])
                    rows.push({ tag: size.join("x") + " at " + scale * 100 + " %", width: size[0], height: size[1], scale: scale })
            }
            return rows
        }

        function test_everythingLiesOnTheStage(data) {
            root.width = data.width
            root.height = data.height
            Theme.textScale = data.scale
            for (const scene of ["side", "full"]) {
                begin(scene)
                for (const zone of [test.table.towerZone, test.table.handZone, test.table.reserveZone]) {
                    for (const piece of zone.pieces.filter((each) => each.visible)) {
                        const from = piece.mapToItem(test.table, 0, 0)
                        const to = piece.mapToItem(test.table, piece.width, piece.height)
                        verify(from.x >= 0 && from.y >= 0 && to.x <= data.width && to.y <= data.height, scene + " " + piece.pieceId)
                        verify(piece.width >= 28 && piece.height >= 28, "large enough to press")
                    }
                }
                test.table.destroy()
                test.table = null
                wait(0)
            }
        }

        function test_zonesDoNotOverlap_data() { return test_everythingLiesOnTheStage_data() }

        function test_zonesDoNotOverlap(data) {
            metrics.width = data.width
            metrics.height = data.height
            Theme.textScale = data.scale
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

        function findByName(item: var, name: string): var {
            return findWhere(item, (each) => each.name === name)
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
}
