import QtQuick
import Takujo.Mock
import Takujo.Table

// A session of Couperation, filled by `MockCoupScenes`.
MockSession {
    id: root

    gameId: "couperation"
    tableModule: "Takujo.Tables.Couperation"
    usedZone: "discard"
    draft: MockCoupDraft {
        table: root.table
        prompt: root.prompt
        warning: root.ja("この札はここに合いません。開くと全員の敗北です CP-21", "This card does not fit here. Turning it up loses the game for everybody CP-21")
        promise: root.ja("蓮は 1枚まで引けます（◇）", "Ren may draw up to 1 (◇)")
    }

    function whyNot(anchor: string): string {
        return root.ja("この数は両どなりのあいだに入りません", "This number is not between its supports")
    }

    function whyNotClause(anchor: string): string { return "CP-10" }

    function chooseAnchor(anchor: string): bool {
        root.calls.push("anchor " + anchor)
        const piece = root.table.get(anchor)
        if (piece && piece.legal) {
            root.draft.anchor = anchor
            return true
        }
        root.refused(root.whyNot(anchor), root.whyNotClause(anchor), anchor)
        return false
    }

    function confirmDraft() {
        root.calls.push("confirm")
        if (!root.draft.complete)
            return
        if (root.prompt.decision === "act")
            root.act()
        else
            root.discard()
        root.table.revision += 1
    }

    // The card comes to its place, as the rules would do it; nothing else changes.
    function act() {
        const mode = root.draft.facts.mode
        const place = root.table.get(root.draft.anchor)
        const where = { row: place.facts.row, column: place.facts.column, x2: place.facts.x2, low: place.facts.low, high: place.facts.high }
        const slot = place.slot
        const fetched = mode === 4 ? root.draft.group(3)[0] : (root.draft.group(0)[0] || root.draft.group(1)[0])
        const from = mode === 4 ? "reserve" : "hand"
        const sent = root.draft.group(2).slice()
        const paid = root.draft.group(4).slice()
        const tower = root.table.zone("tower")
        const gone = root.draft.anchor
        root.draft.clear()
        if (mode === 3) {
            root.table.change([{ type: EventType.Reveal, before: gone, after: "card-22#0", fromZone: "tower", toZone: "tower" }], () => {
                tower.remove(root.table.rowOf(tower, gone))
                tower.append(root.table.piece("card-22#0", "card-22", slot, { label: "22", name: "22",
                    facts: Object.assign(where, { number: 22, mark: 3 }) }))
            })
            return
        }
        const facts = root.table.get(fetched).facts
        const number = facts.number
        const mark = facts.mark
        const went = (ids, to) => ids.map((id) => ({ before: id, after: to === "discard" ? "" : id, fromZone: "hand", toZone: to }))
        const fetch = { before: fetched, after: fetched, fromZone: from, toZone: "tower" }
        root.table.change(went(sent, "reserve").concat(went(paid, "discard"), fetch), () => {
            for (const id of sent)
                root.table.zone("reserve").append(Object.assign({}, root.table.get(id), { chosen: false, groupIndex: -1 }))
            root.spend(sent.concat(paid))
            const holder = root.table.holder(fetched)
            holder.remove(root.table.rowOf(holder, fetched))
            tower.remove(root.table.rowOf(tower, gone))
            tower.append(root.table.piece(fetched, "card-" + number, slot, { label: String(number), name: String(number),
                faceDown: mode === 2, facts: Object.assign(where, { number: number, mark: mark }) }))
        })
    }
}
