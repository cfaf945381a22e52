import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Table
import Takujo.Ui

// The generic table answers every kind of prompt.
Item {
    id: root

    property MockSession session: null

    width: 1032
    height: 612

    Component {
        id: sessions

        MockSession { tableModule: "" }
    }
    Component {
        id: scenes

        MockScenes { }
    }
    Component {
        id: tables

        GenericTable { }
    }
    Component {
        id: tips

        StageTip { }
    }
    Component {
        id: piles

        Pile { zoneId: "late" }
    }

    TestCase {
        id: test

        property GenericTable table: null

        name: "generic"
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
            wait(50)
        }

        function piece(id: string): var { return find(test.table, (item) => item.pieceId === id) }
        function button(words: string): var { return find(test.table, (item) => item.words === words) }

        function find(item: var, wanted: var): var {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i]
                if (child.visible && wanted(child))
                    return child
                const found = find(child, wanted)
                if (found)
                    return found
            }
            return null
        }

        function test_everyPieceIsShownAndNoneLiesOutside() {
            begin("empty")
            for (const id of ["square#0", "square#35", "card-h-13#0", "card-jb#0"]) {
                const item = piece(id)
                verify(item, id)
                const corner = item.mapToItem(test.table, item.width, item.height)
                verify(corner.x <= root.width && corner.y <= root.height, id)
            }
        }

        function test_assign() {
            begin("empty")
            mouseClick(piece("square#9"))
            compare(root.session.draft.anchor, "square#9")
            for (const id of ["card-h-13#0", "card-d-12#0", "card-h-7#0"])
                mouseClick(piece(id))
            verify(root.session.draft.complete)
            mouseClick(button("Confirm"))
            compare(root.session.calls.pop(), "confirm")
            compare(root.session.turnMoves.count, 1)
        }

        function test_assignToAnotherGroup() {
            begin("empty")
            mouseClick(piece("square#9"))
            mouseClick(button("2"))
            compare(root.session.draft.activeGroup, 2)
            mouseClick(piece("card-h-7#0"))
            compare(root.session.draft.group(2), ["card-h-7#0"])
        }

        function test_pickAnOptionByButton() {
            begin("draw")
            mouseClick(button("Draw 1"))
            compare(root.session.calls, ["choose 1"])
        }

        // The piece that had the keyboard stayed one more place that Tab stops at.
        function test_tabStopsAtOnePieceOfAZone() {
            begin("empty")
            const before = piece("card-h-13#0")
            before.forceActiveFocus(Qt.TabFocusReason)
            verify(before.activeFocusOnTab)
            mouseClick(piece("card-h-7#0"))
            verify(piece("card-h-7#0").activeFocusOnTab)
            verify(!before.activeFocusOnTab)
        }

        function test_pickAPiece() {
            begin("draw")
            mouseClick(piece("square#0"))
            compare(root.session.calls, ["anchor square#0"])
        }

        // Two options at one piece: a menu there, by mouse and by key, and what each would do.
        function test_severalOptionsAtOnePiece() {
            begin("draw")
            root.session.prompt.add("Dig here", "square#0", false)
            root.session.prompt.add("Walk there", "square#0", false)
            const first = root.session.prompt.optionCount - 2
            mouseClick(piece("square#0"))
            tryVerify(() => menuItem("Walk there") !== null)
            keyClick(Qt.Key_Down)
            compare(root.session.prompt.previewed, first + 1)
            keyClick(Qt.Key_Return)
            compare(root.session.calls, ["anchor square#0", "choose " + (first + 1)])
            tryVerify(() => menuItem("Walk there") === null)
            compare(root.session.prompt.previewed, -1)
        }

        // Menus lie in the window's overlay, beside the table.
        function menuItem(words: string): var {
            let top = test.table
            while (top.parent)
                top = top.parent
            return find(top, (item) => item.text === words && item.note !== undefined)
        }

        // A move by key left the menu open, with the options of the prompt before.
        function test_moveClosesTheMenu() {
            begin("draw")
            root.session.prompt.add("Dig here", "square#0", false)
            root.session.prompt.add("Walk there", "square#0", false)
            mouseClick(piece("square#0"))
            tryVerify(() => menuItem("Walk there") !== null)
            root.session.recordChanged()
            tryVerify(() => menuItem("Walk there") === null)
        }

        // The next prompt had the same option in the same row, and the words stayed.
        function test_nextPromptHasOtherWords() {
            begin("draw")
            const square = piece("square#0")
            const prompt = root.session.prompt
            root.session.table.set("square#0", "legal", true)
            const tip = createTemporaryObject(tips, root, { session: root.session, piece: square, atOnce: false })
            for (const words of ["Brings 1", "Brings 2"]) {
                prompt.ask("pick", "draw", "Draw")
                prompt.add("Take it", "square#0", true)
                prompt.options.setProperty(0, "effect", words)
                prompt.revision += 1
                compare(tip.effect, words)
            }
        }

        // What was once a place stayed one after it was gone.
        function test_placesGoWithTheirItems() {
            begin("draw")
            const before = test.table.places.length
            const pile = piles.createObject(test.table.canvas)
            compare(test.table.placeOf("late"), pile)
            pile.destroy()
            wait(0)
            compare(test.table.placeOf("late"), null)
            compare(test.table.places.length, before)
        }

        function test_previewFollowsTheFocus() {
            begin("draw")
            root.session.prompt.add("Take it", "square#0", false)
            root.session.table.set("square#0", "legal", true)
            mouseMove(piece("square#0"), 5, 5)
            tryCompare(root.session.prompt, "previewed", root.session.prompt.optionCount - 1)
            mouseMove(test.table, 2, 2)
            tryCompare(root.session.prompt, "previewed", -1)
        }

        function test_subsetByKeys() {
            begin("discard")
            const hand = find(test.table, (item) => item.zoneId === "hand" && item.step !== undefined)
            hand.focusFirst()
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Space)
            compare(root.session.draft.itemCount, 2)
            verify(root.session.draft.complete)
            keyClick(Qt.Key_Escape)
            compare(root.session.draft.itemCount, 0)
        }

        function test_orderShowsPlaces() {
            begin("discard")
            root.session.prompt.kind = PromptKind.Order
            mouseClick(piece("card-h-13#0"))
            compare(piece("card-c-5#0").mark, "1")
            compare(piece("card-h-13#0").mark, "2")
        }

        function test_number() {
            begin("discard")
            root.session.prompt.kind = PromptKind.Number
            root.session.prompt.min = 2
            root.session.prompt.max = 9
            const spin = find(test.table, (item) => item.stepSize === 1 && item.from === 2)
            verify(spin)
            spin.increase()
            spin.valueModified()
            verify(root.session.draft.amount > 0)
        }

        function test_longHandClosesUp() {
            begin("crowded")
            const last = piece("card-h-6#0")
            const corner = last.mapToItem(test.table, last.width, 0)
            verify(corner.x < root.width * 0.8)
        }
    }
}
