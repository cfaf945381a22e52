import Takujo.Table
import Takujo.Tables.Ccc

// The cards this turn has paid with so far, from what the match says each of its moves spent.
RowLookup {
    id: root

    required property CccPayment payment

    // Of each placement; other acts of the turn (the end of placing) have no sum.
    readonly property var paid: {
        const found = []
        for (let i = 0; root.revision >= 0 && i < root.count; ++i) {
            if (root.at(i, "anchor") && root.at(i, "detail"))
                found.push(root.at(i, "spent").pieces)
        }
        return found
    }
    readonly property var cards: {                          // { name, facts }
        const all = []
        for (const turn of root.paid)
            all.push(...turn)
        return all
    }

    model: root.payment.session ? root.payment.session.turnMoves : null
}
