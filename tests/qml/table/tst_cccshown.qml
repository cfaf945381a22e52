import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Ccc
import Takujo.Ui

// What the CCC table shows: coins and numbers on the board, cards on their way, explanations.
CccTableCase {
    id: root

    name: "cccshown"

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
            stage: root.table
            board: root.table.boardZone
            facts: root.table.facts
        }
    }
    Component {
        id: rings

        TheatreRing { }
    }
    SignalSpy {
        id: flights

        signalName: "flyingChanged"
    }

    // "Draw cards" stood among the steps of the last turns (CCC-20).
    function test_lastTurnsDrawNothing() {
        begin("empty")
        const turn = turns.createObject(root.table.canvas) as CccTurn
        verify(turn.over, "nobody is shown: the turn is over")
        const seats = root.session.seatCount
        for (const [left, steps] of [[0, 3], [seats, 3], [seats - 1, 2], [1, 2]]) {
            root.session.table.setFacts({ turnsLeft: left })
            compare(turn.steps.length, steps)
            compare(turn.now, steps)
        }
        turn.destroy() // before the table it is about
        wait(0)
    }

    function test_drawnCardsFlyIn() {
        begin("empty")
        tryVerify(() => root.table.settled)
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
        tryVerify(() => root.table.settled)
        Theme.animationFactor = 1
        mouseClick(card("s-4"))
        root.table.composing.place()
        const flying = () => findWhere(root.table.canvas, (item) => item.goal !== undefined)
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

    // The ring round what another seat did ran through it.
    function test_ringLeavesTheOrderInSight() {
        begin("empty")
        root.session.prompt.seat = 1
        root.session.table.attr("square#9", "pending", 1)
        const at = square(9).mapToItem(root.table, 0, 0)
        const order = Qt.point(at.x - 2, at.y + 2)
        const edge = Qt.point(at.x - 2, at.y + 32)
        const before = grabImage(root.table)
        const ring = createTemporaryObject(rings, root.table.canvas, { colour: 2, place: {
            item: square(9), x: at.x, y: at.y, width: 64, height: 64, corner: square(9).corner } })
        tryCompare(ring, "opacity", 1)
        const after = grabImage(root.table)
        compare(after.pixel(order.x, order.y), before.pixel(order.x, order.y))
        verify(after.pixel(edge.x, edge.y) !== before.pixel(edge.x, edge.y), "the ring itself")
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
            const words = findWhere(root.table, (item) => item.words === told)
            verify(words && !words.truncated && words.contentWidth <= words.width, told)
        }
    }

    // A menu or a refusal lay over it.
    function test_pressEndsTheExplanation() {
        begin("empty")
        mouseMove(square(0), 20, 20)
        tryVerify(() => root.table.explained === square(0))
        mouseClick(square(0), 20, 20)
        verify(root.table.explained === null)
        mouseMove(square(0), 24, 24)
        verify(root.table.explained === null)
        mouseMove(root, root.width - 1, root.height - 1)
        mouseMove(square(0), 20, 20)
        tryVerify(() => root.table.explained === square(0))
    }

    function test_questionMarkExplains() {
        begin("empty")
        mouseMove(root, root.width - 1, root.height - 1)
        root.table.boardZone.focusFirst()
        keyClick("?")
        verify(root.table.explained === square(0))
        keyClick("?")
        verify(root.table.explained === null)
    }

    // A resting pointer explains no longer when a move was made; what was asked by key stays.
    function test_explanationGoesWithTheMove() {
        begin("empty")
        mouseMove(square(0), 20, 20)
        tryVerify(() => root.table.explained === square(0))
        root.session.recordChanged()
        verify(root.table.explained === null)
        mouseMove(root, root.width - 1, root.height - 1)
        root.table.boardZone.focusFirst()
        keyClick("?")
        root.session.recordChanged()
        verify(root.table.explained !== null)
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
        const hand = root.table.handZone
        tryVerify(() => card("h-13").place === 1)
        hand.sorting = 1
        compare(card("s-1").place, 0)
        hand.sorting = 2
        compare(card("c-9").place, 0)
        compare(card("jb").place, 9)
    }
}
