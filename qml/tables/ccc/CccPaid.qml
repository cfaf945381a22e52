pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Tables.Ccc

// The cards this turn has paid with so far. The match only tells what was paid in words, so the
// cards are noted while a payment fits and kept as long as its line stands in the turn. A match
// that is opened in the middle of a turn shows none.
Item {
    id: root

    required property CccPayment payment
    property var paid: []               // one entry a coin: { text, cards: [facts] }
    property var notes: ({})            // square -> facts of the cards that fitted it last

    readonly property int revision: root.payment.revision
    readonly property int count: root.paid.length
    readonly property var cards: root.paid.reduce((all, entry) => all.concat(entry.cards), root.none)
    readonly property var none: []

    visible: false

    function note() {
        const draft = root.payment.draft
        const pieces = []
        for (let i = 0; i < draft.groupCount; ++i) {
            for (const id of draft.group(i))
                pieces.push(root.payment.hand.pieceOf(id))
        }
        const note = {}
        note[draft.anchor] = pieces.filter((piece) => piece !== null).map((piece) => ({
            rank: piece.attrs.rank, suit: piece.attrs.suit, red: piece.attrs.red, name: piece.name }))
        root.notes = Object.assign({}, root.notes, note)
    }

    function reconcile() {
        const pool = root.paid.slice()
        const found = []
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as CccTurnRow
            if (!row || !row.placement)
                continue
            const at = pool.findIndex((entry) => entry.text === row.text)
            if (at >= 0)
                found.push(pool.splice(at, 1)[0])
            else
                found.push({ text: row.text, cards: root.notes[row.anchor] ?? [] })
        }
        root.paid = found
    }

    onRevisionChanged: if (root.payment.draft && root.payment.draft.complete) root.note()

    Timer {
        id: soon

        interval: 0
        onTriggered: root.reconcile()
    }
    Repeater {
        id: rows

        model: root.payment.session ? root.payment.session.turnMoves : null
        onItemAdded: soon.restart()
        onItemRemoved: soon.restart()

        CccTurnRow { }
    }
}
