import QtQuick
import Takujo.Table
import Takujo.Tables.Couperation

// The action being put together, as the table shows it: the draft of the match and what the player
// is about to do with it. Asks the match, computes no rules.
QtObject {
    id: root

    required property var session
    required property TableStage stage
    required property int phase         // of the turn
    required property ZoneView tower
    required property ZoneView hand
    required property ZoneView reserve

    // What the next press means: a card of the hand goes to a place, the guided action with two
    // cards, or a face-down card is turned up.
    enum Plan { Place, Reserve, Turn }
    property int plan: CoupCompose.Place
    property bool hidden: false         // the chosen card goes face down

    readonly property var draft: root.session ? root.session.draft : null
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property bool mine: root.session !== null && root.session.myTurn
    readonly property bool open: root.mine && root.phase === Coup.Phase.Act
    readonly property bool discarding: root.mine && root.phase === Coup.Phase.Adjust
    readonly property bool tidying: root.mine && root.phase === Coup.Phase.Reserve
    readonly property bool drawing: root.mine && root.phase === Coup.Phase.Draw

    readonly property string anchor: root.draft && root.open ? root.draft.anchor : ""
    readonly property CoupItem target: root.anchor ? root.tower.pieceOf(root.anchor) as CoupItem : null
    // What would come of it.
    readonly property coupDraft made: root.open && root.revision >= 0 ? root.draft.facts : []
    readonly property int mode: root.made.mode
    // The chosen card may come down on either side.
    readonly property bool siding: root.open && root.plan === CoupCompose.Place && !root.composing && root.mode < Coup.Mode.TurnUp
                                   && root.placing !== null && !root.finishChosen
    readonly property bool finishChosen: root.placing !== null && root.placing.facts.finish
    readonly property int items: root.open && root.revision >= 0 ? root.draft.itemCount : 0
    readonly property bool complete: root.open && root.revision >= 0 && root.draft.complete
    // Enter sends it, whatever has the focus.
    readonly property bool ready: root.mine && root.revision >= 0 && root.draft.complete
    readonly property string refusal: root.open && root.revision >= 0 ? root.draft.refusal : ""
    readonly property bool composing: root.open && (root.plan === CoupCompose.Reserve || root.mode === Coup.Mode.FromReserve)
    // What the rules say about it: the sum of the guided action, what the next seat may draw, and
    // what it would cost.
    readonly property string sum: root.open && root.revision >= 0 ? root.draft.sum : ""
    readonly property string promise: root.open && root.revision >= 0 ? root.draft.notes[0] ?? "" : ""
    readonly property string warning: root.open && root.revision >= 0 ? root.draft.remarks.join(" ") : ""
    // The piece that would come to the place: of the hand, or of the reserve.
    readonly property CoupItem placing: {
        const own = root.lying()
        if (own.length > 0)
            return root.hand.pieceOf(own[0]) as CoupItem
        const fetched = root.cards(Coup.Group.Take)
        return fetched.length > 0 ? root.reserve.pieceOf(fetched[0]) as CoupItem : null
    }

    // For the button that does it.
    readonly property string actWords: {
        const anyway = root.made.warning > 1
        switch (root.complete ? root.mode : Coup.Mode.Nothing) {
        case Coup.Mode.FaceUp: return anyway ? qsTr("Place face up anyway") : qsTr("Place face up")
        case Coup.Mode.FaceDown: return anyway ? qsTr("Place face down anyway") : qsTr("Place face down")
        case Coup.Mode.TurnUp: return anyway ? qsTr("Turn up anyway") : qsTr("Turn up")
        case Coup.Mode.FromReserve: return anyway ? qsTr("Place anyway") : root.made.replaces ? qsTr("Replace") : qsTr("Place from the reserve")
        default: return ""
        }
    }
    // Where the card goes, inside a sentence.
    readonly property string where: root.target === null ? ""
        : root.target.facts.top ? qsTr("the top place") : qsTr("row %1 from below").arg(root.target.facts.row + 1)
    // For the main line of the prompt bar.
    readonly property string doing: {
        if (!root.open || !root.complete || root.target === null)
            return ""
        const card = root.placing ? root.placing.label : ""
        switch (root.mode) {
        case Coup.Mode.FaceUp: return qsTr("Place %1 in %2").arg(card).arg(root.where)
        case Coup.Mode.FaceDown: return qsTr("Place %1 face down in %2").arg(card).arg(root.where)
        case Coup.Mode.TurnUp: return qsTr("Turn up the card in %1").arg(root.where)
        case Coup.Mode.FromReserve: return !root.made.replaces ? qsTr("Place %1 of the reserve in %2").arg(card).arg(root.where)
                     : root.target.label ? qsTr("Replace %1 by %2 of the reserve").arg(root.target.label).arg(card)
                     : qsTr("Replace the face-down card by %1 of the reserve").arg(card)
        default: return ""
        }
    }

    function cards(group: int): var {
        return root.open && root.revision >= 0 && group < root.draft.groupCount ? root.draft.group(group) : []
    }

    // The card that comes to the place, face up or face down.
    function lying(): var {
        return root.cards(Coup.Group.Up).concat(root.cards(Coup.Group.Down))
    }

    function put(id: string, group: int) {
        root.draft.activeGroup = group
        root.draft.toggle(id)
    }

    function drop(groups: var) {
        for (const group of groups) {
            for (const id of root.draft.group(group).slice())
                root.draft.toggle(id)
        }
    }

    function chooseCard(card: CoupItem) {
        root.stage.act()
        if (root.plan === CoupCompose.Turn)
            root.setPlan(CoupCompose.Place)
        if (root.composing) {
            const full = root.cards(Coup.Group.Send).length === 2
            if (!full || card.chosen || root.stage.facts.modifier > 0) // else nothing is discarded (CP-22)
                root.put(card.pieceId, full && !card.chosen ? Coup.Group.Discards : Coup.Group.Send)
            return
        }
        if (root.target !== null && !root.target.facts.place)
            root.draft.anchor = "" // was about to be turned up
        const again = card.chosen
        root.drop([Coup.Group.Up, Coup.Group.Down])
        if (again)
            root.hidden = false
        else
            root.put(card.pieceId, root.hidden && !card.facts.finish ? Coup.Group.Down : Coup.Group.Up)
    }

    function chooseReserve(card: CoupItem) {
        root.stage.act()
        if (!root.composing)
            root.setPlan(CoupCompose.Reserve)
        root.put(card.pieceId, Coup.Group.Take)
    }

    function choosePlace(piece: CoupItem) {
        root.stage.act()
        if (piece.target)
            root.draft.anchor = ""
        else if (root.session.chooseAnchor(piece.pieceId) && !piece.facts.place && root.items === 0 && root.mode === Coup.Mode.Nothing)
            root.setPlan(CoupCompose.Reserve) // a card that lies open can only be replaced
    }

    // Face up or face down; the chosen card goes along.
    function setHidden(hidden: bool) {
        root.stage.act()
        root.hidden = hidden
        const from = hidden ? Coup.Group.Up : Coup.Group.Down
        const id = root.cards(from)[0]
        if (id === undefined || (hidden && root.finishChosen))
            return
        root.draft.toggle(id)
        root.put(id, hidden ? Coup.Group.Down : Coup.Group.Up)
    }

    // Another kind of action begins; cards already chosen come along into the sum.
    function setPlan(plan: int) {
        const before = plan === CoupCompose.Reserve ? root.lying() : []
        const anchor = plan === CoupCompose.Reserve ? root.anchor : ""
        root.stage.act()
        root.draft.clear()
        root.plan = plan
        for (const id of before)
            root.put(id, Coup.Group.Send)
        if (anchor)
            root.draft.anchor = anchor
    }

    function toggleReserve() {
        if (root.composing)
            root.clear()
        else
            root.setPlan(CoupCompose.Reserve)
    }

    function toggleTurn() {
        root.setPlan(root.plan === CoupCompose.Turn ? CoupCompose.Place : CoupCompose.Turn)
    }

    // The pair with this number of the draft's list, and the card of the reserve it makes.
    function usePair(index: int) {
        const wanted = [root.made.pairA[index], root.made.pairB[index]]
        const fetched = root.made.pairTarget[index]
        const anchor = root.anchor
        root.setPlan(CoupCompose.Reserve)
        root.drop([Coup.Group.Send])
        for (const value of wanted) {
            const card = root.hand.pieces.find((each) => each.facts.number === value && !each.chosen)
            if (card)
                root.put(card.pieceId, Coup.Group.Send)
        }
        const card = fetched > 0 ? root.reserve.pieces.find((each) => each.facts.number === fetched) : undefined
        if (card)
            root.put(card.pieceId, Coup.Group.Take)
        if (anchor)
            root.draft.anchor = anchor
    }

    function nextWay() {
        root.stage.act()
        root.draft.nextAlternative()
    }

    // True when there was something to leave.
    function clear(): bool {
        const something = root.mine && (root.plan !== CoupCompose.Place || (root.draft && !root.draft.empty))
        root.stage.act()
        root.plan = CoupCompose.Place
        root.hidden = false
        if (something)
            root.draft.clear()
        return something
    }

    function confirm() {
        root.stage.act()
        root.session.confirmDraft()
    }

    readonly property Connections laidOut: Connections {
        target: root.session?.hint ?? null

        function onLaidOut() {
            root.plan = CoupCompose.Place
            root.hidden = root.mode === Coup.Mode.FaceDown
        }
    }

    onOpenChanged: {
        root.plan = CoupCompose.Place
        root.hidden = false
    }
}
