import QtQuick
import Takujo.Probe
import Takujo.Tables.Ccc

// The CCC table played by mouse, by keys and as a screen reader does.
CccTableCase {
    id: root

    name: "ccctable"

    function test_payByMouse() {
        begin("empty")
        mouseClick(square(9))
        compare(root.session.draft.anchor, "square#9")
        mouseClick(card("h-13"))
        mouseClick(card("d-12"))
        compare(root.table.composing.status, CccPayment.Under)
        mouseClick(card("h-7"))
        compare(root.table.composing.status, CccPayment.Fits)
        compare(root.table.composing.equation, "(13 + 12 + 7) × 2 = 64 = 8²")
        const place = findWhere(root.table, (item) => item.words === "Place")
        verify(place.width >= 28 && place.height >= 28, "large enough to press")
        mouseClick(place)
        compare(root.session.turnMoves.count, 1)
        compare(root.table.handZone.size, 7)
        tryCompare(root.table.handZone, "usedCount", 3)
        compare(square(9).facts.pending, 1)
    }

    function test_coinIsTakenBackAlone() {
        begin("empty")
        mouseClick(square(6))
        mouseClick(card("c-8"))
        mouseClick(card("jb"))
        root.table.composing.place()
        tryCompare(root.table.handZone, "usedCount", 2)
        root.session.takeBack(101)
        tryCompare(root.table.handZone, "usedCount", 0)
        compare(root.table.handZone.size, 10)
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
        compare(root.table.refusedAnchor, "square#10")
        verify(square(10).refused)
        mouseClick(square(9))
        verify(!square(10).refused)
    }

    function test_tooManyPoints() {
        begin("over")
        compare(root.table.composing.status, CccPayment.Refused)
        compare(root.table.composing.difference, 4)
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
        const payment = root.table.composing
        mouseClick(square(9))
        mouseClick(card("c-9"))
        verify(payment.spareAce !== null)
        payment.split()
        compare(payment.splits, 1)
        // An ace may be free: the rules have no second split (the button asked for a free ace).
        compare(splitButton(root.table).why, "This payment cannot be split again")
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
        root.table.handZone.focusFirst()
        const first = root.table.handZone.pieces.find((each) => each.activeFocus)
        keyClick(Qt.Key_Right)
        const second = root.table.handZone.pieces.find((each) => each.activeFocus)
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
        root.end()
        begin("discard")
        keyClick(Qt.Key_Down)
        verify(root.table.handZone.pieces.some((each) => each.activeFocus))
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
        verify(root.table.activeFocus)
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
        const option = findByName(root.table, "Draw 1")
        verify(option)
        mouseClick(option)
        compare(root.session.calls, ["choose 1"])
    }

    function test_discardFromTheHand() {
        begin("discard")
        verify(!root.session.draft.complete)
        mouseClick(card("s-4"))
        verify(root.session.draft.complete)
        root.table.composing.place()
        compare(root.table.handZone.size, 8)
    }

    function test_nothingToPressOutOfTurn() {
        begin("empty")
        root.session.myTurn = false
        mouseClick(square(9))
        mouseClick(card("h-7"))
        compare(root.session.calls, [])
        verify(!card("h-7").chosen)
    }
}
