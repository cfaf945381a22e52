import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The payment being composed, as the table shows it: the draft of the match seen through the
// pieces on the stage. Asks the match, computes no rules.
QtObject {
    id: root

    required property var session
    required property TableStage stage
    required property cccFacts facts    // of the table
    required property ZoneView board
    required property ZoneView hand

    readonly property var draft: root.session ? root.session.draft : null
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property bool open: root.session !== null && root.session.myTurn
                                 && root.facts.phase === Ccc.Phase.Place
    // Why nothing can be paid now; empty = it can.
    readonly property string closed: root.open ? ""
        : root.session && root.session.myTurn ? qsTr("The coins of this turn are placed")
        : qsTr("Payments are put together in your turn")
    readonly property string anchor: root.draft ? root.draft.anchor : ""
    readonly property CccItem target: root.anchor && root.open ? root.board.pieceOf(root.anchor) as CccItem : null
    readonly property int targetNumber: root.target ? root.target.facts.number : 0
    readonly property int items: root.open ? root.draft.itemCount : 0
    readonly property int splits: root.cards(Ccc.Group.Aces).length
    // Indexes of the groups that pay: 0, then 2, 3, .. for each splitting ace.
    readonly property var payers: {
        const found = [0]
        for (let i = Ccc.Group.Further; root.draft && i < root.draft.groupCount; ++i) {
            if (i < Ccc.Group.Further + root.splits || root.cards(i).length > 0)
                found.push(i)
        }
        return found
    }
    readonly property string equation: root.draft ? root.draft.sum : ""
    readonly property cccDraft worth: root.revision >= 0 && root.draft ? root.draft.facts : []
    readonly property int difference: root.splits === 0 ? root.worth.difference
        : root.worth.result > 0 ? root.worth.result - root.targetNumber : 0
    readonly property string refusal: root.open ? root.draft.refusal : ""
    // What the game notes below the sum: what is missing, or why it is no square yet.
    readonly property string note: root.open && root.revision >= 0 ? root.draft.remarks[0] ?? "" : ""
    // Open: no square is chosen yet.
    enum Status { Empty, Open, Fits, Over, Under, Refused }
    readonly property int status: {
        if (root.refusal)
            return CccPayment.Refused
        if (root.items === 0)
            return CccPayment.Empty
        if (root.target === null)
            return CccPayment.Open
        return root.worth.fits ? CccPayment.Fits : root.difference > 0 ? CccPayment.Over : CccPayment.Under
    }
    // Whether the rules allow one split more.
    readonly property bool splittable: root.open && root.revision >= 0 && root.draft.groupCount >= 3 + root.splits
    readonly property PieceItem spareAce: {
        if (!root.splittable || root.hand.revision < 0)
            return null
        const aces = root.hand.pieces.filter((card) => card.facts.rank === 1 && card.usable
                                                       && (card.groupIndex <= 0))
        return aces.find((card) => !card.chosen) || aces[0] || null
    }

    function cards(group: int): var {
        return root.open && root.revision >= 0 && group < root.draft.groupCount ? root.draft.group(group) : []
    }

    function toggle(id: string) {
        root.stage.act()
        root.draft.toggle(id)
    }

    // Puts a card into a group, wherever it was before.
    function put(id: string, group: int) {
        const before = root.draft.activeGroup
        root.draft.activeGroup = group
        if (root.draft.group(group).indexOf(id) < 0)
            root.draft.toggle(id)
        if (root.draft.group(group).indexOf(id) < 0)
            root.draft.toggle(id)
        root.draft.activeGroup = before
    }

    function split() {
        const ace = root.spareAce
        if (!ace)
            return
        root.stage.act()
        root.put(ace.pieceId, Ccc.Group.Aces)
        root.draft.activeGroup = 1 + root.draft.group(Ccc.Group.Aces).length
    }

    // Takes a splitting ace back; the cards of the last group join the first.
    function join(ace: string) {
        root.stage.act()
        const last = root.payers[root.payers.length - 1]
        const moved = last > 0 ? root.draft.group(last).slice() : []
        root.draft.toggle(ace)
        for (const id of moved)
            root.put(id, 0)
        root.draft.activeGroup = 0
    }

    function clear() {
        root.stage.act()
        root.draft.clear()
    }

    function nextWay() {
        root.stage.act()
        root.draft.nextAlternative()
    }

    function place() {
        root.stage.act()
        root.session.confirmDraft()
    }
}
