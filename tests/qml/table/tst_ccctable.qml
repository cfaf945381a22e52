import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Probe
import Takujo.Tables.Ccc
import Takujo.Ui

// The CCC table played by mouse, by keys and as a screen reader does.
Item {
    id: root

    property MockSession session: null

    width: 1032
    height: 612

    Component {
        id: sessions

        MockSession { }
    }
    Component {
        id: scenes

        MockScenes { }
    }
    Component {
        id: tables

        CccTable { }
    }
    Component {
        id: minis

        CccMini {
            width: 332
            height: 261
        }
    }

    Component {
        id: turns

        CccTurn {
            stage: test.table
            board: test.table.boardZone
            facts: test.table.facts
        }
    }
    SignalSpy {
        id: flights

        signalName: "flyingChanged"
    }
    TestCase {
        id: test

        property CccTable table: null

        name: "ccctable"
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
        }

        function square(id: int): CccSquare { return test.table.boardZone.pieceOf("square#" + id) as CccSquare }
        function card(id: string): CccHandCard { return test.table.handZone.pieceOf("card-" + id + "#0") as CccHandCard }

        // "Draw cards" stood among the steps of the last turns (CCC-20).
        function test_lastTurnsDrawNothing() {
            begin("empty")
            const turn = createTemporaryObject(turns, test.table.canvas) as CccTurn
            verify(turn.over, "nobody is shown: the turn is over")
            const seats = root.session.seatCount
            for (const [left, steps] of [[0, 3], [seats, 3], [seats - 1, 2], [1, 2]]) {
                root.session.table.setFacts({ turnsLeft: left })
                compare(turn.steps.length, steps)
                compare(turn.now, steps)
            }
        }

        function test_payByMouse() {
            begin("empty")
            mouseClick(square(9))
            compare(root.session.draft.anchor, "square#9")
            mouseClick(card("h-13"))
            mouseClick(card("d-12"))
            compare(test.table.composing.status, CccPayment.Under)
            mouseClick(card("h-7"))
            compare(test.table.composing.status, CccPayment.Fits)
            compare(test.table.composing.equation, "(13 + 12 + 7) × 2 = 64 = 8²")
            const place = findWhere(test.table, (item) => item.words === "Place")
            verify(place.width >= 28 && place.height >= 28, "large enough to press")
            mouseClick(place)
            compare(root.session.turnMoves.count, 1)
            compare(test.table.handZone.size, 7)
            tryCompare(test.table.handZone, "usedCount", 3)
            compare(square(9).facts.pending, 1)
        }

        function test_coinIsTakenBackAlone() {
            begin("empty")
            mouseClick(square(6))
            mouseClick(card("c-8"))
            mouseClick(card("jb"))
            test.table.composing.place()
            tryCompare(test.table.handZone, "usedCount", 2)
            root.session.takeBack(101)
            tryCompare(test.table.handZone, "usedCount", 0)
            compare(test.table.handZone.size, 10)
            compare(square(6).facts.pending, 0)
        }

        function test_secondPressFreesTheSquare() {
            begin("empty")
            mouseClick(square(9))
            verify(square(9).target)
            mouseClick(square(9))
            verify(!square(9).target)
            compare(root.session.draft.anchor, "")
        }

        function test_refusedSquareSaysSoUntilTheNextAct() {
            begin("empty")
            mouseClick(square(10))
            compare(test.table.refusedAnchor, "square#10")
            verify(square(10).refused)
            mouseClick(square(9))
            verify(!square(10).refused)
        }

        function test_tooManyPoints() {
            begin("over")
            compare(test.table.composing.status, CccPayment.Refused)
            compare(test.table.composing.difference, 4)
        }

        function splitButton(item: var): var {
            if (item.words === "Split with an ace")
                return item
            for (let i = 0; i < item.children.length; ++i) {
                const found = splitButton(item.children[i])
                if (found)
                    return found
            }
            return null
        }

        function test_splitAndJoin() {
            begin("empty")
            const payment = test.table.composing
            mouseClick(square(9))
            mouseClick(card("c-9"))
            verify(payment.spareAce !== null)
            payment.split()
            compare(payment.splits, 1)
            // An ace may be free: the rules have no second split (the button asked for a free ace).
            compare(splitButton(test.table).why, "This payment cannot be split again")
            compare(root.session.draft.activeGroup, 2)
            mouseClick(card("h-13"))
            mouseClick(card("d-12"))
            compare(payment.status, CccPayment.Fits)
            payment.join("card-s-1#0")
            compare(payment.splits, 0)
            compare(root.session.draft.group(0).length, 3)
            compare(root.session.draft.group(2).length, 0)
        }

        function test_keysOnTheBoard() {
            begin("empty")
            keyClick(Qt.Key_Tab)
            verify(square(0).activeFocus, "Tab stops once at the board")
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Down)
            verify(square(7).activeFocus)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Space)
            compare(root.session.draft.anchor, "square#0")
        }

        function test_keysInTheHand() {
            begin("empty")
            test.table.handZone.focusFirst()
            const first = test.table.handZone.pieces.find((each) => each.activeFocus)
            keyClick(Qt.Key_Right)
            const second = test.table.handZone.pieces.find((each) => each.activeFocus)
            verify(second !== first)
            keyClick(Qt.Key_Return)
            verify(second.chosen)
            keyClick(Qt.Key_Escape)
            verify(!second.chosen)
        }

        // Without a look at what Tab would find first.
        function test_firstArrowLeadsToTheBoard() {
            begin("empty")
            keyClick(Qt.Key_Right)
            verify(square(0).activeFocus)
            cleanup()
            begin("discard")
            keyClick(Qt.Key_Down)
            verify(test.table.handZone.pieces.some((each) => each.activeFocus))
        }

        // The button says Enter: a card with the focus must not take it.
        function test_enterSendsWhatFits() {
            begin("empty")
            mouseClick(square(9))
            for (const id of ["h-13", "d-12", "h-7"])
                mouseClick(card(id))
            card("h-7").forceActiveFocus()
            keyClick(Qt.Key_Space)
            verify(!card("h-7").chosen && !card("h-7").enterConfirms)
            keyClick(Qt.Key_Return)
            verify(card("h-7").chosen && card("h-7").enterConfirms && square(9).enterConfirms)
        }

        function test_clickLeavesEnterToThePrompt() {
            begin("empty")
            mouseClick(card("h-7"))
            verify(!card("h-7").activeFocus)
            verify(test.table.activeFocus)
            keyClick(Qt.Key_Right)
            verify(card("h-7").activeFocus, "arrows go on from the last press")
        }

        function test_readAloud() {
            begin("empty")
            compare(Probe.name(square(9)), "D2")
            verify(Probe.act(square(9), "Press"))
            compare(root.session.draft.anchor, "square#9")
            verify(Probe.act(card("h-7"), "Press"))
            verify(card("h-7").chosen)
        }

        function test_drawIsChosenByPress() {
            begin("draw")
            const option = findByName(test.table, "Draw 1")
            verify(option)
            mouseClick(option)
            compare(root.session.calls, ["choose 1"])
        }

        function test_discardFromTheHand() {
            begin("discard")
            verify(!root.session.draft.complete)
            mouseClick(card("s-4"))
            verify(root.session.draft.complete)
            test.table.composing.place()
            compare(test.table.handZone.size, 8)
        }

        function test_nothingToPressOutOfTurn() {
            begin("empty")
            root.session.myTurn = false
            mouseClick(square(9))
            mouseClick(card("h-7"))
            compare(root.session.calls, [])
            verify(!card("h-7").chosen)
        }

        function test_drawnCardsFlyIn() {
            begin("empty")
            tryVerify(() => test.table.settled)
            Theme.animationFactor = 1
            root.session.draw(["card-h-2#0"])
            const drawn = card("h-2")
            flights.target = drawn
            flights.clear()
            tryCompare(flights, "count", 2, 5000, "takes off and lands")
            verify(!drawn.flying)
            compare(drawn.offset.x, 0)
            compare(drawn.body.opacity, 1)
        }

        function test_discardedCardsFlyOff() {
            begin("discard")
            tryVerify(() => test.table.settled)
            Theme.animationFactor = 1
            mouseClick(card("s-4"))
            test.table.composing.place()
            const flying = () => findWhere(test.table.canvas, (item) => item.goal !== undefined)
            tryVerify(() => flying() !== null)
            tryVerify(() => flying() === null, 3000)
        }

        function test_coinLands() {
            begin("empty")
            Theme.animationFactor = 1
            root.session.table.attr("square#9", "coins", [0, 1, 0, 0])
            tryVerify(() => square(9).drop < 1)
            tryCompare(square(9), "drop", 1)
            compare(square(9).stacks.length, 1)
        }

        // They wore the colour of whoever looked on.
        function test_plannedCoinsAreThoseOfWhoPays() {
            begin("empty")
            root.session.prompt.seat = 2
            Theme.animationFactor = 1
            root.session.table.attr("square#9", "pending", 1)
            compare(square(9).stacks.length, 1)
            compare(square(9).stacks[0].seat, 2)
            compare(square(9).landing, 2)
        }

        // "1+1" was cut by the edge.
        function test_badgeStaysOnItsSquare() {
            begin("empty")
            root.session.prompt.seat = 1
            root.session.table.attr("square#9", "coins", [1, 1, 0, 0])
            root.session.table.attr("square#9", "pending", 1)
            const badge = findWhere(square(9), (item) => item.text === "1+1")
            verify(badge)
            const corner = badge.mapToItem(square(9), badge.width, badge.height)
            verify(corner.x <= square(9).width && corner.y <= square(9).height, corner.x + ", " + corner.y)
        }

        // "3+1" lay half under the other seat's number.
        function test_numbersOfTwoStacksStandApart() {
            begin("empty")
            root.session.prompt.seat = 1
            root.session.table.attr("square#9", "coins", [4, 3, 0, 0])
            root.session.table.attr("square#9", "pending", 1)
            const area = (text) => {
                const badge = findWhere(square(9), (item) => item.text === text && item.fill !== undefined)
                verify(badge, text)
                return badge.mapToItem(square(9), 0, 0, badge.width, badge.height)
            }
            const one = area("4")
            const other = area("3+1")
            verify(one.right <= other.left || other.bottom <= one.top, one + ", " + other)
            verify(other.top >= 0 && other.right <= square(9).width, other)
        }

        // As large as beside a review: it had no numbers, and one coin where two seats are equal.
        function test_smallBoardTellsAll() {
            begin("empty")
            root.session.table.attr("square#9", "coins", [1, 1, 0, 0])
            const mini = minis.createObject(root, { session: root.session })
            const small = findWhere(mini, (item) => item.slot === 9 && item.stacks !== undefined)
            verify(small)
            verify(findWhere(small, (item) => item.text === square(9).label), "its number")
            compare(small.stacks.map((stack) => stack.seat), [0, 1])
            verify(small.width === Math.round(small.width) && small.x === Math.round(small.x), "in whole pixels")
            mini.destroy()
            wait(0)
        }

        // Both lines were cut, the second one where the square is named.
        function test_placementIsToldInFull() {
            begin("empty")
            const text = "1 coin on C5 (10, 6, 5, 5, JOKER, JOKER)"
            const sum = "13 + 12 + 9 + 5 + 5 + 5 = 49 = 7²"
            root.session.turnMoves.append({ ply: 101, order: 1, text: text, detail: sum, anchor: "square#9", removable: true,
                                            spent: { pieces: [] } })
            for (const told of [text, sum]) {
                const words = findWhere(test.table, (item) => item.words === told)
                verify(words && !words.truncated && words.contentWidth <= words.width, told)
            }
        }

        // A menu or a refusal lay over it.
        function test_pressEndsTheExplanation() {
            begin("empty")
            mouseMove(square(0), 20, 20)
            tryVerify(() => test.table.explained === square(0))
            mouseClick(square(0), 20, 20)
            verify(test.table.explained === null)
            mouseMove(square(0), 24, 24)
            verify(test.table.explained === null)
            mouseMove(root, root.width - 1, root.height - 1)
            mouseMove(square(0), 20, 20)
            tryVerify(() => test.table.explained === square(0))
        }

        function test_questionMarkExplains() {
            begin("empty")
            mouseMove(root, root.width - 1, root.height - 1)
            test.table.boardZone.focusFirst()
            keyClick("?")
            verify(test.table.explained === square(0))
            keyClick("?")
            verify(test.table.explained === null)
        }

        // A resting pointer explains no longer when a move was made; what was asked by key stays.
        function test_explanationGoesWithTheMove() {
            begin("empty")
            mouseMove(square(0), 20, 20)
            tryVerify(() => test.table.explained === square(0))
            root.session.recordChanged()
            verify(test.table.explained === null)
            mouseMove(root, root.width - 1, root.height - 1)
            test.table.boardZone.focusFirst()
            keyClick("?")
            root.session.recordChanged()
            verify(test.table.explained !== null)
        }

        function test_boardIsZoomedAlone() {
            begin("empty")
            compare(square(0).width, 64)
            const before = card("h-13").width
            keyClick(Qt.Key_Plus, Qt.ControlModifier)
            compare(square(0).width, 80)
            compare(card("h-13").width, before)
            mouseClick(square(9))
            compare(root.session.draft.anchor, "square#9")
            keyClick(Qt.Key_0, Qt.ControlModifier)
            compare(square(0).width, 64)
        }

        function test_sortedByRankOrSuit() {
            begin("empty")
            const hand = test.table.handZone
            tryVerify(() => card("h-13").place === 1)
            hand.sorting = 1
            compare(card("s-1").place, 0)
            hand.sorting = 2
            compare(card("c-9").place, 0)
            compare(card("jb").place, 9)
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
