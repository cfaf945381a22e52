import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Tables.Ccc
import Takujo.Tables.Couperation
import Takujo.Tables.Hakkutsu

// Pieces taken to their places by mouse or finger, on the tables that allow it.
TableCase {
    id: root

    property var ccc: [cards, cardScenes, cardTable]
    property var couperation: [drinks, drinkScenes, drinkTable]
    property var hakkutsu: [cards, mapScenes, mapTable]

    name: "carry"

    Component { id: cards; MockSession { } }
    Component { id: cardScenes; MockScenes { } }
    Component { id: cardTable; CccTable { } }
    Component { id: drinks; MockCoup { } }
    Component { id: drinkScenes; MockCoupScenes { } }
    Component { id: drinkTable; CouperationTable { } }
    Component { id: mapScenes; MockHakkutsu { } }
    Component { id: mapTable; HakkutsuTable { } }

    function play(game: var, scene: string) {
        [root.sessions, root.scenes, root.tables] = game
        root.begin(scene)
    }

    // Presses the middle of `item` and takes it to that of `place`, in steps.
    function lift(item: Item, place: Item) {
        const from = item.mapToItem(root.stage, item.width / 2, item.height / 2)
        const to = place.mapToItem(root.stage, place.width / 2, place.height / 2)
        mousePress(root.stage, from.x, from.y)
        for (let i = 1; i <= 8; ++i)
            mouseMove(root.stage, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, -1, Qt.LeftButton)
    }

    function release(place: Item) {
        mouseRelease(place, place.width / 2, place.height / 2)
    }

    function test_cardToASquare() {
        play(root.ccc, "compose")
        root.session.draft.clear()
        const square = root.stage.boardZone.pieces.find((each) => each.legal)
        const card = root.stage.handZone.pieces.find((each) => each.usable)
        lift(card, square)
        verify(card.chosen, "the table shows what it is good for")
        verify(square.hovered)
        compare(card.shaken.parent, root.stage.air)
        release(square)
        compare(card.shaken.parent, card)
        compare(root.session.draft.anchor, square.pieceId)
        verify(card.chosen)
        const second = root.stage.handZone.pieces.find((each) => each.usable && !each.chosen)
        lift(second, square)
        release(square)
        compare(root.session.draft.anchor, square.pieceId, "stays chosen")
        compare(root.session.draft.itemCount, 2)
    }

    // By a finger, which trembles; a tap that slips further than a mouse does is still one.
    function test_cardByFinger() {
        play(root.ccc, "compose")
        root.session.draft.clear()
        const square = root.stage.boardZone.pieces.find((each) => each.legal)
        const card = root.stage.handZone.pieces.find((each) => each.usable)
        const from = card.mapToItem(root.stage, card.width / 2, card.height / 2)
        const to = square.mapToItem(root.stage, square.width / 2, square.height / 2)
        const finger = touchEvent(root.stage)
        finger.press(0, root.stage, from.x, from.y).commit()
        for (let i = 1; i <= 8; ++i)
            finger.move(0, root.stage, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8).commit()
        tryVerify(() => card.chosen && square.hovered) // motions of fingers arrive with the next frame
        compare(card.shaken.parent, root.stage.air)
        finger.release(0, root.stage, to.x, to.y).commit()
        compare(card.shaken.parent, card)
        compare(root.session.draft.anchor, square.pieceId)
        const second = root.stage.handZone.pieces.find((each) => each.usable && !each.chosen)
        finger.press(0, second, 30, 30).commit()
        for (let i = 1; i <= 5; ++i)
            finger.move(0, second, 30 + 2 * i, 30 + i).commit()
        finger.release(0, second, 40, 35).commit()
        tryVerify(() => second.chosen)
        tryCompare(second.shaken, "parent", second)
    }

    // Whoever presses slowly does the same; a finger that stays asks what the piece is.
    function test_heldPress() {
        play(root.couperation, "plain")
        const card = root.stage.handZone.pieceOf("card-23#0")
        mousePress(card, 30, 30)
        mouseRelease(card, 30, 30, Qt.LeftButton, Qt.NoModifier, 1200)
        verify(card.chosen)
        mouseMove(root.stage, 1, 1)
        const finger = touchEvent(card)
        finger.press(0, card, 30, 30).commit()
        tryCompare(card, "asked", true)
        compare(root.stage.explained, card)
        finger.release(0, card, 30, 30).commit()
        compare(root.stage.explained, null)
        verify(card.chosen, "asked, not pressed")
    }

    function test_cardPutBack() {
        play(root.couperation, "plain")
        const card = root.stage.handZone.pieceOf("card-23#0")
        lift(card, root.stage.reserveZone)
        verify(card.chosen)
        release(root.stage.reserveZone)
        verify(!card.chosen, "nothing was chosen before, nothing is now")
        tryCompare(card.shaken, "parent", card)
        compare(root.session.draft.itemCount, 0)
    }

    // A press under which the mouse slips is a press.
    function test_slippedPress() {
        play(root.couperation, "plain")
        const card = root.stage.handZone.pieceOf("card-23#0")
        mousePress(card, 30, 30)
        for (let i = 1; i <= 4; ++i)
            mouseMove(card, 30 + 2 * i, 30 + i, -1, Qt.LeftButton)
        mouseRelease(card, 38, 34)
        verify(card.chosen)
        tryCompare(card.shaken, "parent", card)
    }

    function test_cardToAPlaceOfTheTower() {
        play(root.couperation, "plain")
        const card = root.stage.handZone.pieceOf("card-23#0")
        mouseClick(card)
        const place = root.stage.towerZone.pieces.find((piece) => piece.lit)
        lift(card, place)
        verify(card.chosen, "chosen before: it stays so")
        release(place)
        compare(root.session.draft.anchor, place.pieceId)
        verify(card.chosen)
    }

    function test_pawnToACell() {
        play(root.hakkutsu, "move")
        const cell = root.stage.mapZone.pieces.find((each) => each.legal)
        const option = root.session.prompt.optionAt(cell.pieceId)
        const mine = root.stage.mapZone.pawnOf("pawn." + root.stage.viewerSeat)
        lift(mine, cell)
        verify(cell.hovered)
        compare(root.session.prompt.previewed, option, "the way there is shown")
        verify(root.stage.carrying)
        release(cell)
        compare(root.session.calls[root.session.calls.length - 1], "choose " + option)
        const other = root.stage.mapZone.pawnOf("pawn." + (root.stage.viewerSeat + 1) % 2)
        verify(!other.portable, "another seat's stays where it is")
    }
}
