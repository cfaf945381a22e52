import QtQuick
import QtTest
import Takujo.Mock
import Takujo.Table
import Takujo.Ui

// What happened flies over the stage of any game, and the stage knows when all of it was seen.
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
    SignalSpy {
        id: began

        signalName: "began"
    }
    SignalSpy {
        id: rested

        signalName: "rested"
    }
    TestCase {
        id: test

        property GenericTable table: null

        name: "flights"
        when: windowShown

        function init() {
            failOnWarning(/.?/)
            Theme.animationFactor = 1
            Theme.reducedMotion = false
            root.session = createTemporaryObject(sessions, root, { lang: "en" })
            createTemporaryObject(scenes, root, { session: root.session }).load("empty")
            test.table = tables.createObject(root, { session: root.session, width: 1032, height: 612 }) as GenericTable
            tryVerify(() => test.table.settled)
            wait(50)
            began.target = test.table
            rested.target = test.table
            began.clear()
            rested.clear()
        }

        function cleanup() {
            Theme.animationFactor = 0
            Theme.reducedMotion = false
            test.table.destroy()
            wait(0)
        }

        function picture(): var {
            return test.table.canvas.children[0] ? find(test.table.canvas, (item) => item.goal !== undefined) : null
        }

        function find(item: var, wanted: var): var {
            for (const child of Array.from(item.children)) {
                const found = wanted(child) ? child : find(child, wanted)
                if (found)
                    return found
            }
            return null
        }

        function draw(id: string) { root.session.draw([id]) }

        // Its row goes as the engine's does: out of one zone, into the other.
        function move(id: string, to: string) {
            const from = "hand"
            root.session.table.change([{ type: EventType.Move, actor: 2, before: id, after: id, fromZone: from, toZone: to }], () => {
                const row = Object.assign({}, root.session.table.get(id))
                root.session.spend([id])
                root.session.table.zone(to).append(row)
            })
        }

        function test_aPieceThatStandsWhereItGoesFliesItself() {
            move("card-h-7#0", "board")
            verify(test.table.moving, "from the moment the table changes")
            compare(rested.count, 0)
            tryCompare(began, "count", 1)
            const motion = began.signalArguments[0][0]
            compare([motion.actor, motion.before, motion.fromZone, motion.toZone], [2, "card-h-7#0", "hand", "board"])
            const piece = test.table.pieceAt("card-h-7#0")
            verify(piece.flying)
            verify(piece.offset.y > 50, "from the very place in the hand")
            tryCompare(rested, "count", 1, 3000)
            verify(!test.table.moving && !piece.flying)
            compare([piece.offset.x, piece.offset.y], [0, 0])
            compare(piece.body.opacity, 1)
        }

        function test_whatIsGoneIsSeenOnItsWay() {
            root.session.table.change([{ type: EventType.Discard, before: "card-h-7#0", fromZone: "hand", toZone: "board", label: "7" }],
                                      () => root.session.spend(["card-h-7#0"]))
            tryVerify(() => picture() !== null)
            compare(picture().motion.label, "7")
            compare(picture().parent, test.table.canvas)
            tryCompare(rested, "count", 1, 3000)
            tryVerify(() => picture() === null)
        }

        function test_whatHasNoPlaceToGoSinksWhereItWas() {
            root.session.table.change([{ before: "card-h-7#0", fromZone: "hand" }], () => root.session.spend(["card-h-7#0"]))
            tryVerify(() => picture() !== null)
            fuzzyCompare(picture().offset.x, 0, 0.01)
            tryCompare(rested, "count", 1, 3000)
        }

        // A back without a print: all that may be seen of a card nobody here knows.
        function test_unknownPiecesShowTheirBack() {
            root.session.table.change([{ fromZone: "hand", toZone: "board", known: false, faceDown: true }], () => { })
            tryVerify(() => picture() !== null)
            const face = picture().body.children[0]
            compare(face.fill, Theme.pieceBack)
            verify(!face.children[face.children.length - 1].visible)
            tryCompare(rested, "count", 1, 3000)
        }

        function test_reducedMotionJumpsAndStillEnds() {
            Theme.reducedMotion = true
            root.session.table.change([{ before: "card-h-7#0", fromZone: "hand", toZone: "board" }],
                                      () => root.session.spend(["card-h-7#0"]))
            move("card-c-9#0", "board")
            const piece = test.table.pieceAt("card-c-9#0")
            tryCompare(began, "count", 2)
            compare(picture(), null)
            compare([piece.offset.x, piece.offset.y], [0, 0])
            tryCompare(rested, "count", 1, 3000)
        }

        function test_withoutAnimationItIsOverAtOnce() {
            Theme.animationFactor = 0
            move("card-h-7#0", "board")
            tryCompare(rested, "count", 1)
            compare(began.count, 1)
            verify(!test.table.pieceAt("card-h-7#0").flying)
        }

        // One after the other, in the order of the events; over with the last.
        function test_severalStartInTheirOrder() {
            root.session.draw(["card-d-2#0", "card-d-3#0"])
            tryCompare(began, "count", 2)
            compare(began.signalArguments.map((args) => args[0].after), ["card-d-2#0", "card-d-3#0"])
            tryCompare(rested, "count", 1, 3000)
        }

        // What goes on at once makes one way from where it was.
        function test_twoMotionsOfAPieceAreOneWay() {
            root.session.table.change([{ before: "card-h-7#0", after: "a#0", fromZone: "hand", toZone: "used" },
                                       { before: "a#0", after: "card-h-7#0", fromZone: "used", toZone: "board" }], () => {
                const row = Object.assign({}, root.session.table.get("card-h-7#0"))
                root.session.spend(["card-h-7#0"])
                root.session.table.zone("board").append(row)
            })
            tryVerify(() => test.table.pieceAt("card-h-7#0").flying)
            compare(began.count, 1)
            tryCompare(rested, "count", 1, 3000)
        }

        // A discarded card and one like it that is drawn for it have one id.
        function test_aPieceThatLeavesMakesRoomForItsLike() {
            root.session.table.change([{ before: "card-h-7#0", fromZone: "hand", toZone: "board" },
                                       { after: "card-h-7#0", fromZone: "board", toZone: "hand" }], () => { })
            tryVerify(() => picture() !== null)
            verify(test.table.pieceAt("card-h-7#0").flying)
            tryCompare(rested, "count", 1, 3000)
        }

        // A piece that is taken away in flight (taken back, looked at another ply) leaves nothing waiting.
        function test_goneInFlight() {
            move("card-h-7#0", "board")
            tryVerify(() => test.table.pieceAt("card-h-7#0").flying)
            const board = root.session.table.zone("board")
            board.remove(root.session.table.rowOf(board, "card-h-7#0"))
            tryCompare(rested, "count", 1)
        }

        // One picture each, not its parts anew in every frame; at rest in parts again.
        function test_whatFliesIsOnePicture() {
            move("card-h-7#0", "board")
            const piece = test.table.pieceAt("card-h-7#0")
            tryVerify(() => piece.flying)
            verify(piece.body.fused && piece.body.layer.enabled)
            const covered = piece.body.layer.sourceRect
            compare([covered.x, covered.y], [(piece.width - covered.width) / 2, (piece.height - covered.height) / 2])
            verify(covered.width > piece.width && covered.height > piece.height, "with what is drawn around it")
            tryCompare(rested, "count", 1, 3000)
            verify(!piece.body.fused && !piece.body.layer.enabled)
        }

        // Sixty at once: all of them arrive, none waits for the others to be made.
        function test_manyFlyTogether() {
            const motion = { before: "card-h-7#0", after: "", fromZone: "hand", toZone: "board", known: true, label: "7" }
            root.session.table.change(Array.from({ length: 60 }, (each, i) => Object.assign({}, motion, { before: "card-h-7#" + i, fromZone: "hand" })),
                                      () => root.session.spend(["card-h-7#0"]))
            tryVerify(() => picture() !== null)
            compare(began.count, 60)
            tryCompare(rested, "count", 1, 10000)
            tryVerify(() => picture() === null)
        }

        // Also when they could not be made, or are made no more.
        function test_hurriedPicturesAreOverAtOnce() {
            root.session.table.change([{ before: "card-h-7#0", fromZone: "hand", toZone: "board" }],
                                      () => root.session.spend(["card-h-7#0"]))
            tryVerify(() => picture() !== null)
            find(test.table, (item) => item.hurry !== undefined && item.depart !== undefined).hurry()
            compare([rested.count, test.table.moving], [1, false])
        }

        function test_aTableThatIsOnlyShownAnewDoesNotMove() {
            const board = root.session.table.zone("board")
            board.append(Object.assign({}, root.session.table.get("card-h-7#0"), { pieceId: "card-h-9#0" }))
            root.session.table.revision += 1
            wait(30)
            compare([began.count, rested.count, test.table.moving], [0, 0, false])
        }
    }
}
