import QtQuick
import QtTest
import Takujo.Table
import Takujo.Tables.Couperation
import Takujo.Ui

// What the table of Couperation shows and where: what is known, cards on their way, everything in its place.
CoupTableCase {
    id: root

    name: "coupshown"

    StageMetrics { id: metrics }
    CoupGeometry {
        id: geometry

        metrics: metrics
    }
    SignalSpy {
        id: flights

        signalName: "flyingChanged"
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

    // Of "%1 may draw" the end was cut off.
    function test_nextSeatIsNamedInFull() {
        begin("plain")
        root.session.seats.setProperty(1, "name", "Bartholomew of Ely")
        const plain = (item) => (item.text ?? "").replace(/\u200b|\u2060/g, "")
        tryVerify(() => findWhere(root.stage, (item) => plain(item) === "Bartholomew of Ely may draw") !== null)
        verify(!findWhere(root.stage, (item) => plain(item) === "Bartholomew of Ely may draw").truncated)
    }

    // It said "0" for a card without a place.
    function test_nextDrawIsToldWithAPlace() {
        begin("plain")
        mouseClick(card(23))
        compare(shownDraw(root.table), "")
        mouseClick(place(3, -2))
        compare(shownDraw(root.table), "0–1")
    }

    // It spoke of a card still to be placed.
    function test_nextDrawIsToldWhileDiscarding() {
        begin("adjust")
        compare(shownDraw(root.table), "0–1")
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
        verify(!says(root.table, "The pack is empty: no draw"))
        root.session.table.setFacts({ pack: 0, nextDraw: 0 })
        compare(shownDraw(root.table), "0")
        verify(says(root.table, "The pack is empty: no draw"))
    }

    function test_knowledge() {
        begin("plain")
        compare(place(3, -3).more, "")
        keyClick(Qt.Key_K)
        verify(root.table.knowing)
        compare(place(3, -3).range, "14–19")
        verify(place(3, -3).more !== "")
        compare(place(1, -1).range, "21–24")
        verify(place(1, -1).more.indexOf("17") >= 0)
        keyClick(Qt.Key_K)
        verify(!root.table.knowing)
    }

    // What did not fit in was not there at all.
    function test_everySumCanBeReached() {
        begin("full")
        const made = root.table.composing.made
        compare(made.pairA.length, 42)
        for (let i = 0; i < made.pairA.length; ++i) {
            const row = findByName(root.table, made.pairA[i] + (made.pairAdds[i] ? " + " : " − ") + made.pairB[i] + " = " + made.pairResult[i])
            verify(row)
            row.forceActiveFocus(Qt.TabFocusReason)
            tryVerify(() => {
                const list = root.findWhere(root.table, (item) => item.keyed !== undefined && item.contentHeight > item.height)
                const y = row.mapToItem(list, 0, 0).y
                return y >= 0 && y + row.height <= list.height + 1
            })
        }
    }

    // A count of numbers lay over its glass.
    function test_nothingIsCountedForTheFinishCard() {
        begin("late")
        keyClick(Qt.Key_K)
        const top = root.table.towerZone.pieces.find((piece) => piece.facts.onlyFinish)
        verify(top)
        compare(top.more, "")
    }

    function test_drawnCardFliesIn() {
        begin("plain")
        tryVerify(() => root.table.settled)
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
        tryVerify(() => root.table.settled)
        Theme.animationFactor = 1
        mouseClick(card(10))
        root.table.composing.confirm()
        const flying = () => findWhere(root.table.canvas, (item) => item.goal !== undefined)
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
            for (const zone of [root.table.towerZone, root.table.handZone, root.table.reserveZone]) {
                for (const piece of zone.pieces.filter((each) => each.visible)) {
                    const from = piece.mapToItem(root.table, 0, 0)
                    const to = piece.mapToItem(root.table, piece.width, piece.height)
                    verify(from.x >= 0 && from.y >= 0 && to.x <= data.width && to.y <= data.height, scene + " " + piece.pieceId)
                    verify(piece.width >= 28 && piece.height >= 28, "large enough to press")
                }
            }
            root.end()
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
}
