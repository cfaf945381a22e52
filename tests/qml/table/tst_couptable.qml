import QtQuick
import Takujo.Probe
import Takujo.Tables.Couperation
import Takujo.Ui

// The table of Couperation played by mouse, by keys and as a screen reader does.
CoupTableCase {
    id: root

    name: "couptable"

    function test_placeByMouse() {
        begin("plain")
        mouseClick(card(23))
        verify(card(23).chosen)
        verify(place(3, -2).lit, "21 to 25")
        verify(!place(3, -3).lit, "14 to 19")
        mouseClick(place(3, -2))
        verify(place(3, -2).target)
        compare(root.table.confirmText, "Place face up")
        verify(root.table.doing.indexOf("23") >= 0)
        root.table.composing.confirm()
        tryVerify(() => place(3, -2).pieceId === "card-23#0")
        compare(root.table.handZone.size, 2)
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
        compare(root.table.composing.mode, Coup.Mode.FaceDown)
        verify(place(1, 2).lit, "any number that fits")
        mouseClick(place(1, 2))
        compare(root.table.confirmText, "Place face down")
        keyClick(Qt.Key_F)
        compare(root.table.composing.mode, Coup.Mode.FaceUp)
        verify(root.table.composing.refusal !== "")
    }

    // The next card chosen went face down, and nothing said so.
    function test_faceDownNeedsACard() {
        begin("plain")
        keyClick(Qt.Key_F)
        mouseClick(card(10))
        compare(root.table.composing.mode, Coup.Mode.FaceUp)
        keyClick(Qt.Key_F)
        mouseClick(card(10))
        mouseClick(card(21))
        compare(root.table.composing.mode, Coup.Mode.FaceUp)
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
        compare(root.table.refusedAnchor, place(3, -3).pieceId)
        verify(place(3, -3).refused)
        mouseClick(card(21))
        verify(!place(3, -3).refused)
    }

    function test_turnUpWhereItLies() {
        begin("plain")
        verify(place(1, -1).faceDown)
        keyClick(Qt.Key_T)
        compare(root.table.composing.plan, CoupCompose.Turn)
        verify(place(1, -1).lit)
        Theme.animationFactor = 1
        tryVerify(() => root.table.settled)
        mouseClick(place(1, -1))
        compare(root.table.confirmText, "Turn up")
        root.table.composing.confirm()
        tryVerify(() => place(1, -1) !== undefined && place(1, -1).pieceId === "card-22#0")
        tryVerify(() => !place(1, -1).opened, 1000, "its back is seen first")
        tryVerify(() => place(1, -1).opened && place(1, -1).turned === 1, 3000)
    }

    function test_losingTurnIsNamedBeforehand() {
        begin("late")
        root.session.draft.clear()
        mouseClick(place(4, -1))
        verify(root.table.warning.indexOf("loses") >= 0)
        compare(root.table.confirmText, "Turn up anyway")
    }

    function test_guidedSum() {
        begin("plain")
        keyClick(Qt.Key_R)
        mouseClick(card(23))
        mouseClick(card(10))
        compare(root.session.draft.group(2).length, 2)
        verify(kept(34).lit, "33 and one discard")
        mouseClick(kept(34))
        compare(root.table.composing.made.need, 1)
        mouseClick(card(21))
        compare(card(21).mark, "+1")
        compare(root.table.composing.sum, "23 + 10 + 1 = 34")
        verify(place(2, 0).lit)
        mouseClick(place(2, 0))
        compare(root.table.confirmText, "Place from the reserve")
        root.table.composing.confirm()
        tryVerify(() => place(2, 0).pieceId === "card-34#0")
        compare(root.table.handZone.size, 0)
        tryCompare(root.table.reserveZone, "size", 6)
    }

    function test_sumStartedByItsRow() {
        begin("plain")
        const row = findByName(root.table, "23 + 21 = 44")
        verify(row)
        mouseClick(row)
        compare(root.session.draft.group(2).length, 2)
        compare(root.session.draft.group(3), ["card-44#0"])
        verify(root.table.composing.composing)
    }

    function test_openCardIsReplaced() {
        begin("plain")
        root.table.composing.usePair(0)
        verify(!root.table.composing.complete)
        mouseClick(place(0, 2))
        verify(place(0, 2).target)
        compare(root.table.confirmText, "Replace")
        verify(root.table.doing.indexOf("40") >= 0)
    }

    function test_escapeLeavesTheSum() {
        begin("reserve")
        verify(root.table.composing.composing)
        keyClick(Qt.Key_Escape)
        verify(!root.table.composing.composing)
        compare(root.session.draft.itemCount, 0)
        compare(root.session.draft.anchor, "")
    }

    function test_drawIsChosenByPress() {
        begin("draw")
        const option = findByName(root.table, "Draw 2")
        verify(option)
        verify(option.width >= 28 && option.height >= 28, "large enough to press")
        mouseClick(option)
        compare(root.session.calls, ["choose 2"])
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
        root.table.handZone.focusFirst()
        verify(card(10).activeFocus)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Space)
        verify(card(23).chosen)
        root.table.towerZone.focusFirst()
        let steps = 0
        while (!place(3, -2).activeFocus && steps++ < 20)
            keyClick(steps % 2 ? Qt.Key_Left : Qt.Key_Up)
        place(3, -2).forceActiveFocus()
        keyClick(Qt.Key_Space)
        verify(root.session.draft.complete)
    }

    function test_ringStaysOnWhatIsSeen() {
        begin("early")
        verify(root.table.towerZone.pieces.some((piece) => !piece.visible), "places of other pyramids are not drawn")
        root.table.towerZone.focusFirst()
        for (const key of [Qt.Key_Up, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Down, Qt.Key_Right, Qt.Key_Up,
                           Qt.Key_Up, Qt.Key_Up, Qt.Key_Right, Qt.Key_Right]) {
            keyClick(key)
            verify(root.table.towerZone.pieces.some((piece) => piece.activeFocus && piece.visible))
        }
    }

    function test_oneTabStopASection() {
        begin("early")
        for (const zone of [root.table.towerZone, root.table.handZone, root.table.reserveZone])
            tryVerify(() => zone.pieces.filter((piece) => piece.tabStop && piece.visible).length === 1)
    }

    function test_screenReader() {
        begin("plain")
        verify(Probe.act(card(23), "Press"))
        verify(card(23).chosen)
        verify(Probe.act(place(3, -2), "Press"))
        verify(place(3, -2).target)
        for (const piece of root.table.towerZone.pieces)
            verify(piece.name !== "")
    }
}
