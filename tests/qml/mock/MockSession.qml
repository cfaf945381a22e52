import QtQuick
import Takujo.Mock
import Takujo.Table

// A session that answers like MatchSession (see qml/table/README.md), filled by `MockScenes`.
QtObject {
    id: root

    property string gameId: "ccc"
    property int seatCount: 3
    property int humanCount: 1
    property MockView view: MockView { }
    property int actorSeat: 0
    property bool myTurn: true
    property bool finished: false
    property string tableModule: "Takujo.Tables.Ccc"
    property string lang: "ja"
    property ListModel seats: ListModel { }
    property ListModel turnMoves: ListModel { }
    property ListModel log: ListModel { }
    property MockTable table: MockTable { }
    property MockPrompt prompt: MockPrompt { }
    property MockDraft draft: MockDraft {
        table: root.table
        prompt: root.prompt
    }
    property MockForecast forecast: MockForecast { }
    property MockTrack track: MockTrack { }
    // What was asked of the session, for tests.
    property var calls: []
    property var spent: []
    property string usedZone: "used"    // where discarded cards go

    signal changed()
    signal recordChanged()
    signal choiceOffered(string anchor, var options)
    signal refused(string text, string clause, string anchor)

    component MockView: QtObject {
        property int seat: 0
    }

    function ja(japanese: string, english: string): string { return root.lang === "ja" ? japanese : english }

    function choose(index: int) {
        root.calls.push("choose " + index)
    }

    function chooseAnchor(anchor: string): bool {
        root.calls.push("anchor " + anchor)
        const options = root.prompt.optionsAt(anchor)
        if (options.length > 1) {
            root.choiceOffered(anchor, options)
            return true
        }
        const piece = root.table.get(anchor)
        if (options.length === 1) {
            root.choose(options[0])
            return true
        }
        if (piece && piece.legal) {
            root.draft.anchor = anchor
            return true
        }
        root.refused(root.whyNot(anchor), "CCC-12", anchor)
        return false
    }

    function confirmDraft() {
        root.calls.push("confirm")
        if (!root.draft.complete)
            return
        if (root.prompt.decision === "place")
            root.placeCoin()
        else
            root.discard()
    }

    function placeCoin() {
        const id = root.draft.anchor
        const order = root.turnMoves.count + 1
        const detail = root.draft.sum
        const cards = root.draft.all()
        const square = root.table.get(id)
        const spent = cards.map((card) => ({ name: root.table.get(card).name, facts: root.table.get(card).facts }))
        const words = square.name + root.ja(" に 1枚（", ": 1 coin (")
                      + cards.map((card) => root.table.get(card).label).join("・") + root.ja("）", ")")
        root.draft.clear()
        root.spend(cards)
        root.table.attr(id, "pending", (square.facts.pending ?? 0) + 1)
        root.table.attr(id, "pendingOrder", order)
        root.turnMoves.append({ ply: 100 + order, order: order, text: words, detail: detail, anchor: id,
                                removable: true, spent: { pieces: spent } })
        root.spent = root.spent.concat([{ ply: 100 + order, cards: cards }])
        root.table.revision += 1
    }

    function spend(cards: var) {
        const hand = root.table.zone("hand")
        for (const card of cards)
            hand.remove(root.table.rowOf(hand, card))
    }

    function discard() {
        const cards = root.draft.all()
        root.draft.clear()
        root.table.change(cards.map((id) => ({ type: EventType.Discard, before: id, fromZone: "hand", toZone: root.usedZone,
                                               facts: root.table.get(id)?.facts ?? { } })), () => root.spend(cards))
    }

    function draw(ids: var) {
        root.table.change(ids.map((id) => ({ type: EventType.Draw, after: id, fromZone: "stock", toZone: "hand" })), () => {
            for (const id of ids)
                root.table.zone("hand").append(MockCards.card(root.table, id))
        })
    }

    function takeBack(ply: int) {
        root.calls.push("takeBack " + ply)
        for (let i = 0; i < root.turnMoves.count; ++i) {
            if (root.turnMoves.get(i).ply !== ply)
                continue
            const id = root.turnMoves.get(i).anchor
            for (const entry of root.spent.filter((each) => each.ply === ply))
                root.draw(entry.cards)
            root.spent = root.spent.filter((each) => each.ply !== ply)
            root.table.attr(id, "pending", 0)
            root.turnMoves.remove(i)
            root.table.revision += 1
            return
        }
    }

    function whyNot(anchor: string): string {
        return root.ja("ほかの席のコインが 2枚多いマスです", "Another seat is 2 coins ahead there")
    }

    function whyNotClause(anchor: string): string { return "CCC-12" }
}
