import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Table
import Takujo.Tables.Ccc
import Takujo.Tables.Couperation
import Takujo.Tables.Hakkutsu
import Takujo.Ui

// Pieces taken to their places by the mouse, on the tables that allow it.
Item {
    id: root

    width: 1032
    height: 612

    Component { id: cards; MockSession { } }
    Component { id: cardScenes; MockScenes { } }
    Component { id: ccc; CccTable { } }
    Component { id: drinks; MockCoup { } }
    Component { id: drinkScenes; MockCoupScenes { } }
    Component { id: couperation; CouperationTable { } }
    Component { id: maps; MockSession { tableModule: "Takujo.Tables.Hakkutsu" } }
    Component { id: mapScenes; MockHakkutsu { } }
    Component { id: hakkutsu; HakkutsuTable { } }
    TestCase {
        id: test

        property TableStage table: null
        property var session: null

        name: "carry"
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
            wait(0)
        }

        function begin(session: Component, scenes: Component, scene: string, table: Component) {
            test.session = createTemporaryObject(session, root, { lang: "en" })
            createTemporaryObject(scenes, root, { session: test.session }).load(scene)
            test.table = table.createObject(root, { session: test.session, width: root.width, height: root.height }) as TableStage
            waitForRendering(test.table)
            tryVerify(() => test.table.settled)
        }

        // Presses the middle of `item` and takes it to that of `place`, in steps.
        function lift(item: Item, place: Item) {
            const from = item.mapToItem(test.table, item.width / 2, item.height / 2)
            const to = place.mapToItem(test.table, place.width / 2, place.height / 2)
            mousePress(test.table, from.x, from.y)
            for (let i = 1; i <= 8; ++i)
                mouseMove(test.table, from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8, -1, Qt.LeftButton)
        }

        function release(place: Item) {
            mouseRelease(place, place.width / 2, place.height / 2)
        }

        function test_cardToASquare() {
            begin(cards, cardScenes, "compose", ccc)
            test.session.draft.clear()
            const square = test.table.boardZone.pieces.find((each) => each.legal)
            const card = test.table.handZone.pieces.find((each) => each.usable)
            lift(card, square)
            verify(card.chosen, "the table shows what it is good for")
            verify(square.hovered)
            compare(card.shaken.parent, test.table.air)
            release(square)
            compare(card.shaken.parent, card)
            compare(test.session.draft.anchor, square.pieceId)
            verify(card.chosen)
            const second = test.table.handZone.pieces.find((each) => each.usable && !each.chosen)
            lift(second, square)
            release(square)
            compare(test.session.draft.anchor, square.pieceId, "stays chosen")
            compare(test.session.draft.itemCount, 2)
        }

        function test_cardPutBack() {
            begin(drinks, drinkScenes, "plain", couperation)
            const card = test.table.handZone.pieceOf("card-23#0")
            lift(card, test.table.reserveZone)
            verify(card.chosen)
            release(test.table.reserveZone)
            verify(!card.chosen, "nothing was chosen before, nothing is now")
            tryCompare(card.shaken, "parent", card)
            compare(test.session.draft.itemCount, 0)
        }

        function test_cardToAPlaceOfTheTower() {
            begin(drinks, drinkScenes, "plain", couperation)
            const card = test.table.handZone.pieceOf("card-23#0")
            mouseClick(card)
            const place = test.table.towerZone.pieces.find((piece) => piece.lit)
            lift(card, place)
            verify(card.chosen, "chosen before: it stays so")
            release(place)
            compare(test.session.draft.anchor, place.pieceId)
            verify(card.chosen)
        }

        function test_pawnToACell() {
            begin(maps, mapScenes, "move", hakkutsu)
            const cell = test.table.mapZone.pieces.find((each) => each.legal)
            const option = test.session.prompt.optionAt(cell.pieceId)
            const mine = test.table.mapZone.pawnOf("pawn." + test.table.viewerSeat)
            lift(mine, cell)
            verify(cell.hovered)
            compare(test.session.prompt.previewed, option, "the way there is shown")
            verify(test.table.carrying)
            release(cell)
            compare(test.session.calls[test.session.calls.length - 1], "choose " + option)
            const other = test.table.mapZone.pawnOf("pawn." + (test.table.viewerSeat + 1) % 2)
            verify(!other.portable, "another seat's stays where it is")
        }
    }
}
