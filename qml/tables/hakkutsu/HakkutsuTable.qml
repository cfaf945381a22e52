pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The table of Hakkutsu!!. `session` is the match; everything is asked of it, nothing is computed
// here.
TableStage {
    id: root

    readonly property alias mapZone: map
    readonly property alias handZone: panels.hand
    readonly property alias panels: panels
    readonly property alias plan: plan
    readonly property alias geometry: geometry
    readonly property hakkutsuFacts facts: root.session ? root.session.table.facts : []
    readonly property bool keeping: root.playing && root.facts.phase === Hakkutsu.Phase.Keep
    readonly property bool walking: root.playing && (root.facts.phase === Hakkutsu.Phase.Move || root.facts.phase === Hakkutsu.Phase.Look)
    readonly property bool composing: root.playing && root.session.prompt.kind === PromptKind.Subset
    // Enter sends it, whatever has the focus.
    readonly property bool ready: root.composing && root.session.draft.revision >= 0 && root.session.draft.complete

    function chooseCell(cell: PieceItem) {
        root.act()
        if (plan.asked && root.session.draft.complete && cell.pieceId === plan.goal)
            root.session.confirmDraft()
        else
            root.session.chooseAnchor(cell.pieceId)
    }

    // A card that is chosen with others goes into the draft, if it can do something there; one that
    // acts at once is an option, and any of equal cards will do.
    function chooseEquipment(card: PieceItem) {
        root.act()
        if (!root.composing) {
            const same = panels.hand.pieces.find((each) => each.kind === card.kind && each.legal)
            root.session.chooseAnchor((card.legal ? card : same ?? card).pieceId)
        } else if (!root.keeping && !card.chosen && !(card as HakkutsuEquipCard)?.adds) {
            root.session.chooseAnchor(card.pieceId)     // says why not
        } else if (root.keeping && !card.chosen && root.session.draft.itemCount >= root.session.prompt.max) {
            root.exchange(card)
        } else {
            root.session.draft.toggle(card.pieceId)
        }
    }

    // Where only one may be kept, choosing another one means that one.
    function exchange(card: PieceItem) {
        const before = panels.hand.pieces.filter((each) => each.chosen)
        if (root.session.prompt.max !== 1 || before.length !== 1) {
            root.shakeOff(card)
            return
        }
        root.session.draft.toggle(before[0].pieceId)
        root.session.draft.toggle(card.pieceId)
    }

    function focusFirst() {
        if (panels.offer.asked)
            panels.offer.cards.focusFirst()
        else if (root.keeping)
            panels.hand.focusFirst()
        else
            map.focusFirst()
    }

    // Pawns stand on no cell of their own; one that flies does so under a helicopter.
    function itemAt(anchor: string): Item {
        return map.pawnOf(anchor) ?? root.pieceAt(anchor)
    }

    function portraitOf(motion: var): Component {
        return motion.after.startsWith("rock-") || motion.kind.startsWith("rock-") ? rock : root.portrait
    }

    function chipOf(motion: var): var {
        if (motion.after.startsWith("pawn"))
            return { to: map.frame.nameOf(motion.toSlot), art: Theme.seatArt(Qt.resolvedUrl("art/pawn-"), root.seats.colourOf(motion.actor)) }
        const art = Qt.resolvedUrl("art/" + motion.kind + ".svg")
        // Equipment is drawn in the ink of its card: on its face it stands clear of any ground.
        return motion.kind.startsWith("equip-") ? { label: "", art: art } : motion.kind.startsWith("rock-") ? { art: art } : null
    }

    function portraitSizeOf(motion: var): size {
        return motion.after.startsWith("rock-") || motion.kind.startsWith("rock-") ? Qt.size(root.metrics.px(86), root.metrics.px(86))
             : motion.after.startsWith("pawn") || motion.after.startsWith("helicopter") ? Qt.size(root.metrics.px(53), root.metrics.px(70))
             : motion.fromZone === "bank" ? Qt.size(root.metrics.px(36), root.metrics.px(36)) : Qt.size(root.metrics.px(64), root.metrics.px(64))
    }

    // Coins look alike on both sides.
    back: Qt.resolvedUrl("art/back/equipment.svg")
    function backOf(motion: var): var {
        return motion.fromZone === "bank" ? Qt.resolvedUrl("art/coin.svg") : root.back
    }
    theatreArea: geometry.cart
    adviceArea: geometry.offer
    portrait: HakkutsuPortrait { }

    turnSeat: root.facts.turnSeat
    ground: HakkutsuGround { }
    keys: shortcuts.list
    onViewerSeatChanged: root.looked = -1

    Component {
        id: rock

        HakkutsuRockFace {
            required property var motion

            facts: motion.facts
            faceDown: motion.faceDown
            depth: 2
            unit: width / 86
        }
    }
    HakkutsuKeys {
        id: shortcuts
    }
    HakkutsuGeometry {
        id: geometry

        metrics: root.metrics
    }
    BoardSize {
        id: size

        session: root.session
        zoneId: "map"
    }
    HakkutsuPlan {
        id: plan

        session: root.session
        facts: root.facts
        map: map
    }
    StageZoom {
        id: closer

        area: geometry.map

        HakkutsuMap {
            id: map

            anchors.fill: parent
            zoom: closer.zoom
            geometry: geometry
            cols: size.cols
            rows: size.rows
            playing: root.walking
            digging: plan.asked
            ready: root.ready
            path: plan.path
            goal: plan.goal
            onChosen: (piece) => root.chooseCell(piece)
        }
    }
    HakkutsuTrack {
        area: geometry.track
    }
    HakkutsuPanels {
        id: panels

        geometry: geometry
        plan: plan
        map: map
        ready: root.ready
        onSeatChosen: (seat) => { root.looked = seat }
        onEquipmentChosen: (piece) => root.chooseEquipment(piece)
        onMuseumChosen: (piece) => {
            root.act()
            root.session.chooseAnchor(piece.pieceId)
        }
    }
}
