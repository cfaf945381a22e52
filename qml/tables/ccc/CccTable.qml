pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The table of CCC. `session` is the match; everything is asked of it, nothing is computed here.
TableStage {
    id: root

    readonly property alias boardZone: board
    readonly property alias handZone: hand
    readonly property alias composing: payment
    readonly property alias geometry: geometry
    readonly property cccFacts facts: root.session ? root.session.table.facts : []
    readonly property bool placing: root.playing && root.facts.phase === Ccc.Phase.Place
    readonly property bool discarding: root.playing && root.facts.phase === Ccc.Phase.Discard
    readonly property bool tabbed: root.metrics.compact
    // Enter sends it, whatever has the focus.
    readonly property bool ready: root.playing && root.session.draft.revision >= 0 && root.session.draft.complete
    readonly property string handNote: root.discarding
        ? qsTr("%1 of %2 chosen").arg(root.session.draft.itemCount).arg(root.session.prompt.max)
        : qsTr("%n card(s)", "", hand.size)
          + (hand.usedCount > 0 ? " " + qsTr("(and %1 used in this turn)").arg(hand.usedCount) : "")

    function chooseSquare(square: PieceItem) {
        root.act()
        if (square.target)
            root.session.draft.anchor = ""
        else
            root.session.chooseAnchor(square.pieceId)
    }

    function chooseCard(card: PieceItem) {
        if (root.discarding && !card.chosen && root.session.draft.itemCount >= root.session.prompt.max)
            root.shakeOff(card) // enough are chosen: one of them must go back first
        else if (root.placing || root.discarding)
            payment.toggle(card.pieceId)
    }

    function clear(): bool {
        const something = root.playing && !root.session.draft.empty
        if (something)
            payment.clear()
        return something
    }

    function focusFirst() {
        if (root.discarding)
            hand.focusFirst()
        else
            board.focusFirst()
    }

    function toBoard(motion: var): bool {
        return motion.toZone === "board"
    }

    function leads(motion: var): bool {
        return root.toBoard(motion)
    }

    function portraitOf(motion: var): Component {
        return root.toBoard(motion) ? square : root.portrait
    }

    function chipOf(motion: var): var {
        if (root.toBoard(motion) && motion.fromZone.length === 0)
            return { to: board.frame.nameOf(motion.toSlot), coin: true }
        if (!motion.kind.startsWith("card-"))
            return null
        const print = reader.createObject(root, { card: motion.facts })
        const chip = { label: CccColours.ranks[print.card.rank], ink: CccColours.ink(print.card), art: CccColours.sign(print.card) }
        print.destroy()
        return chip
    }

    function portraitSizeOf(motion: var): size {
        return root.toBoard(motion) ? Qt.size(root.metrics.px(64), root.metrics.px(76)) : Qt.size(root.metrics.px(76), root.metrics.px(106))
    }

    // What is paid stays beside the hand for this turn; a square of the board is never away.
    function flies(motion: var): bool {
        return motion.type === EventType.Place ? motion.actor !== root.viewerSeat : !root.toBoard(motion)
    }

    ground: CccGround { }
    keys: shortcuts.list
    groupsByButton: [Ccc.Group.Aces]
    glance: Qt.rect(14, 6, 448, 448)    // the board
    portrait: CccCardFace {
        required property var motion

        facts: motion.facts
        faceDown: motion.faceDown
        depth: 3
        unit: width / 76
    }
    Keys.onShortcutOverride: (event) => { event.accepted = event.key === Qt.Key_Escape && root.playing
                                                           && root.session.draft.itemCount > 0 }
    Keys.onEscapePressed: (event) => { event.accepted = root.clear() }

    back: Qt.resolvedUrl("art/back/ccc.svg")
    theatreArea: geometry.builder
    adviceArea: Qt.rect(geometry.builder.x, geometry.builder.y, geometry.builder.width, geometry.board.height)

    Component {
        id: reader

        QtObject {
            property cccPiece card      // facts get their names by such a property alone
        }
    }
    Component {
        id: square

        CccTheatreSquare { }
    }
    CccKeys {
        id: shortcuts
    }
    CccGeometry {
        id: geometry

        metrics: root.metrics
    }
    CccPayment {
        id: payment

        session: root.session
        stage: root
        facts: root.facts
        board: board
        hand: hand
    }
    CccPaid {
        id: paid

        payment: payment
    }
    BoardSize {
        id: boardSize

        session: root.session
        zoneId: "board"
    }
    StageZoom {
        id: closer

        area: geometry.board

        CccBoard {
            id: board

            anchors.fill: parent
            zoom: closer.zoom
            geometry: geometry
            cols: boardSize.cols
            rows: boardSize.rows
            playing: root.placing
            ready: root.ready
            nextOrder: paid.paid.length + 1
            onChosen: (piece) => root.chooseSquare(piece)
        }
    }
    CccPanels {
        geometry: geometry
        payment: payment
        paid: paid
        board: board
        colour: root.seats.colourOf(Math.max(0, root.viewerSeat))
    }
    StageArea {
        area: geometry.hand

        CccHand {
            id: hand

            anchors.fill: parent
            geometry: geometry
            playing: root.placing || root.discarding
            ready: root.ready
            shown: root.session !== null && root.session.view.seat >= 0
            used: root.placing ? paid.cards : []
            margin: root.facts.margin
            note: root.handNote
            legendShown: !root.metrics.tall && !root.tabbed
            onChosen: (piece) => root.chooseCard(piece)
        }
    }
}
