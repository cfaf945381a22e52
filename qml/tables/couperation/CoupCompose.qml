import QtQuick
import Takujo.Table

// The action being put together, as the table shows it: the draft of the match and what the player
// is about to do with it. Asks the match, computes no rules.
QtObject {
    id: root

    required property var session
    required property TableStage stage
    required property ZoneView tower
    required property ZoneView hand
    required property ZoneView reserve

    // What the next press means: "" a card of the hand goes to a place, "reserve" the guided
    // action with two cards, "turn" a face-down card is turned up.
    property string plan: ""
    property bool hidden: false         // the chosen card goes face down

    readonly property int faceUp: 0     // groups of the draft
    readonly property int faceDown: 1
    readonly property int sent: 2
    readonly property int paid: 3
    readonly property int taken: 4

    readonly property var draft: root.session ? root.session.draft : null
    readonly property int revision: root.draft ? root.draft.revision : 0
    readonly property string decision: root.session ? root.session.prompt.decision : ""
    readonly property bool mine: root.session !== null && root.session.myTurn
    readonly property bool open: root.mine && root.decision === "act"
    readonly property bool discarding: root.mine && root.decision === "adjust"
    readonly property bool tidying: root.mine && root.decision === "reserve"
    readonly property bool drawing: root.mine && root.decision === "draw"

    readonly property string anchor: root.draft && root.open ? root.draft.anchor : ""
    readonly property PieceItem target: root.anchor === "" ? null : root.tower.pieceOf(root.anchor)
    readonly property int mode: root.number("mode")     // 1 face up, 2 face down, 3 turn up, 4 from the reserve
    readonly property int card: root.number("number")   // the number that would come to the place
    readonly property bool finishChosen: root.placing !== null && root.placing.attrs.finish === 1
    readonly property int items: root.open && root.revision >= 0 ? root.draft.itemCount : 0
    readonly property bool complete: root.open && root.revision >= 0 && root.draft.complete
    // Enter sends it, whatever has the focus.
    readonly property bool ready: root.mine && root.revision >= 0 && root.draft.complete
    readonly property int warn: root.number("warn")
    readonly property string refusal: root.open && root.revision >= 0 ? root.draft.refusal : ""
    readonly property bool composing: root.open && (root.plan === "reserve" || root.mode === 4)
    // What the rules say about it: the sum of the guided action first, then what the next seat may
    // draw, then what it would cost.
    readonly property var lines: root.open && root.revision >= 0 ? root.draft.lines : []
    readonly property string sum: root.mode === 4 && root.lines.length > 0 ? root.lines[0] : ""
    readonly property var notes: root.lines.slice(root.mode === 4 ? 1 : 0).filter((line) => line !== "")
    readonly property string promise: root.notes.length > 0 && (root.complete || root.warn === 0) ? root.notes[0] : ""
    readonly property string warning: root.warn > 0 ? root.notes.slice(root.notes.length > 1 ? 1 : 0).join(" ") : ""
    // The piece that would come to the place: of the hand, or of the reserve.
    readonly property PieceItem placing: {
        const own = root.cards(root.faceUp).concat(root.cards(root.faceDown))
        if (own.length > 0)
            return root.hand.pieceOf(own[0])
        const fetched = root.cards(root.taken)
        return fetched.length > 0 ? root.reserve.pieceOf(fetched[0]) : null
    }

    // For the button that does it.
    readonly property string actWords: {
        const anyway = root.warn > 1
        switch (root.complete ? root.mode : 0) {
        case 1: return anyway ? qsTr("Place face up anyway") : qsTr("Place face up")
        case 2: return anyway ? qsTr("Place face down anyway") : qsTr("Place face down")
        case 3: return anyway ? qsTr("Turn up anyway") : qsTr("Turn up")
        case 4: return anyway ? qsTr("Place anyway") : root.number("replaces") > 0 ? qsTr("Replace") : qsTr("Place from the reserve")
        default: return ""
        }
    }
    // Where the card goes, inside a sentence.
    readonly property string where: root.target === null ? ""
        : root.target.attrs.top === 1 ? qsTr("the top place") : qsTr("row %1 from below").arg(root.target.attrs.row + 1)
    // For the main line of the prompt bar.
    readonly property string doing: {
        if (!root.open || !root.complete || root.target === null)
            return ""
        const card = root.placing ? root.placing.label : ""
        switch (root.mode) {
        case 1: return qsTr("Place %1 in %2").arg(card).arg(root.where)
        case 2: return qsTr("Place %1 face down in %2").arg(card).arg(root.where)
        case 3: return qsTr("Turn up the card in %1").arg(root.where)
        case 4: return root.number("replaces") === 0 ? qsTr("Place %1 of the reserve in %2").arg(card).arg(root.where)
                     : root.target.label !== "" ? qsTr("Replace %1 by %2 of the reserve").arg(root.target.label).arg(card)
                     : qsTr("Replace the face-down card by %1 of the reserve").arg(card)
        default: return ""
        }
    }

    function number(name: string): int {
        return root.open && root.revision >= 0 ? root.draft.number(name) : 0
    }

    function cards(group: int): var {
        return root.open && root.revision >= 0 && group < root.draft.groupCount ? root.draft.group(group) : []
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

    function chooseCard(card: PieceItem) {
        root.stage.act()
        if (root.plan === "turn")
            root.setPlan("")
        if (root.composing) {
            root.put(card.pieceId, root.cards(root.sent).length < 2 ? root.sent : root.paid)
            return
        }
        if (root.target !== null && root.target.kind !== "place")
            root.draft.anchor = "" // was about to be turned up
        const again = card.chosen
        root.drop([root.faceUp, root.faceDown])
        if (!again)
            root.put(card.pieceId, root.hidden && card.attrs.finish !== 1 ? root.faceDown : root.faceUp)
    }

    function chooseReserve(card: PieceItem) {
        root.stage.act()
        if (!root.composing)
            root.setPlan("reserve")
        root.put(card.pieceId, root.taken)
    }

    function choosePlace(piece: PieceItem) {
        root.stage.act()
        if (piece.target)
            root.draft.anchor = ""
        else if (root.session.chooseAnchor(piece.pieceId) && root.items === 0 && root.mode === 0)
            root.setPlan("reserve") // a card that lies open can only be replaced
    }

    // Face up or face down; the chosen card goes along.
    function setHidden(hidden: bool) {
        root.stage.act()
        root.hidden = hidden
        const from = hidden ? root.faceUp : root.faceDown
        const id = root.cards(from)[0]
        if (id === undefined || (hidden && root.finishChosen))
            return
        root.draft.toggle(id)
        root.put(id, hidden ? root.faceDown : root.faceUp)
    }

    // Another kind of action begins; cards already chosen come along into the sum.
    function setPlan(plan: string) {
        const before = plan === "reserve" ? root.cards(root.faceUp).concat(root.cards(root.faceDown)) : []
        const anchor = plan === "reserve" ? root.anchor : ""
        root.stage.act()
        root.draft.clear()
        root.plan = plan
        for (const id of before)
            root.put(id, root.sent)
        if (anchor !== "")
            root.draft.anchor = anchor
    }

    function toggleReserve() {
        if (root.composing)
            root.clear()
        else
            root.setPlan("reserve")
    }

    function toggleTurn() {
        root.setPlan(root.plan === "turn" ? "" : "turn")
    }

    // The pair with this number of the draft's list, and the card of the reserve it makes.
    function usePair(index: int) {
        const wanted = [root.number("pair" + index + ".a"), root.number("pair" + index + ".b")]
        const fetched = root.number("pair" + index + ".target")
        const anchor = root.anchor
        root.setPlan("reserve")
        root.drop([root.sent])
        for (const value of wanted) {
            const card = root.hand.pieces.find((each) => each.attrs.number === value && !each.chosen)
            if (card)
                root.put(card.pieceId, root.sent)
        }
        const card = fetched > 0 ? root.reserve.pieces.find((each) => each.attrs.number === fetched) : undefined
        if (card)
            root.put(card.pieceId, root.taken)
        if (anchor !== "")
            root.draft.anchor = anchor
    }

    function nextWay() {
        root.stage.act()
        root.draft.nextAlternative()
    }

    // True when there was something to leave.
    function clear(): bool {
        const something = root.mine && (root.plan !== "" || (root.draft && (root.draft.itemCount > 0 || root.draft.anchor !== "")))
        root.stage.act()
        root.plan = ""
        if (something)
            root.draft.clear()
        return something
    }

    function confirm() {
        root.stage.act()
        root.session.confirmDraft()
    }

    readonly property Connections laidOut: Connections {
        target: root.session
        ignoreUnknownSignals: true

        function onHintLaidOut() {
            root.plan = ""
            root.hidden = root.mode === 2
        }
    }

    onOpenChanged: {
        root.plan = ""
        root.hidden = false
    }
}
