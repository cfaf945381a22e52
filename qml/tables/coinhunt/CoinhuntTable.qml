pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The table of Coin Hunt. `session` is the match; everything is asked of it, nothing is computed here.
TableStage {
    id: root

    readonly property alias board: board
    readonly property alias view: view
    readonly property alias tray: tray
    readonly property alias panels: panels
    readonly property alias aim: aim
    readonly property alias aimer: aimer
    readonly property alias player: player
    readonly property alias trial: trial
    readonly property alias geometry: geometry
    readonly property var forecast: root.session ? root.session.forecast ?? null : null
    readonly property real boardMm: asked.facts.boardSize > 1000 ? asked.facts.boardSize / 1000 : 165

    // A press on a piece, or beside all of them.
    function choose(piece: PieceItem) {
        root.act()
        asked.answer(piece?.pieceId ?? "", piece?.legal ?? !root.playing)
    }

    // The first coin that may go in, in the order the match takes them.
    function firstCoin(): string {
        for (const zone of [tray.hand, panels.wallet.coins, panels.vault.coins, panels.wallet.jam]) {
            const piece = zone.revision >= 0 ? zone.pieces.find((each) => each.legal) : null
            if (piece)
                return piece.pieceId
        }
        return ""
    }

    // While a push is aimed the arrow keys mean the aim from anywhere on the stage.
    function resume(event: var) {
        event.accepted = root.activeFocus && aim.active ? root.aimBy(event) : root.enter()
    }

    function aimBy(event: var): bool {
        if (root.activeFocus && aimer.owns(event))
            aimer.forceActiveFocus(Qt.TabFocusReason)
        return aimer.key(event)
    }

    // Escape and the keys of the aim go with it.
    function rehearse() {
        aimer.forceActiveFocus(Qt.OtherFocusReason)
        trial.toggle()
    }

    function focusFirst() {
        if (aim.active)
            aimer.forceActiveFocus(Qt.TabFocusReason)
        else if (panels.share.open)
            panels.share.piles.focusFirst()
        else if (tray.fallen.shownCount > 0)
            tray.fallen.focusFirst()
        else
            board.focusFirst()
    }

    // What a push brings to its place needs no flight, nor does the fairy that walks.
    function flies(motion: var): bool {
        return motion.fromZone !== motion.toZone && !(player.running && player.known[motion.before] !== undefined)
    }

    // As the arrows do; where a piece has the focus only the two that mean nothing to it. One is about the
    // last push.
    Keys.onPressed: (event) => {
        event.accepted = ActionKeys.matches("huntAgain", event, Qt.ShiftModifier) ? player.again(event.modifiers & Qt.ShiftModifier)
            : aim.active && (root.activeFocus || ["huntSide", "huntRehearse"].includes(aimer.deedOf(event))) && root.aimBy(event)
    }
    turnSeat: asked.facts.activeSeat
    ground: HuntGround { }
    function chipOf(motion: var): var {
        const drawn = motion.kind.startsWith("coin-") || motion.kind.startsWith("die-") && motion.kind !== "die-0"
        return drawn ? { art: HuntColours.art(motion.kind.replace("die-", "fairy-")) } : null
    }

    // What falls goes one way or another; what comes into piles where it lies goes nowhere.
    function goalOf(motion: var): var {
        const words = { wallet: qsTr("wallet", "short"), vault: qsTr("vault", "short"), stash: qsTr("stash", "short") }
        const word = words[motion.toZone.split(".")[0]]
        return word && motion.fromZone !== motion.toZone ? { to: word } : null
    }

    keys: shortcuts.list
    aiming: aimer
    Keys.onShortcutOverride: (event) => { event.accepted = event.key === Qt.Key_Escape && trial.running }
    Keys.onEscapePressed: (event) => {
        event.accepted = trial.running
        trial.finish()
    }
    doing: trial.words
    performing: player.running
    back: Qt.resolvedUrl("art/coin-back.svg")
    theatreArea: geometry.share
    adviceArea: geometry.far
    portraitSize: Qt.size(root.metrics.px(52), root.metrics.px(52))
    portrait: HuntDisc {
        required property var motion

        side: width
        kind: motion.faceDown ? "coin-back" : motion.kind === "die-0" ? "" : motion.kind.replace("die-", "fairy-")
    }
    typing: panels.numbers.typing
    extra: aim.active ? trial.offer : filling.wanted ? filling.offer : null
    glance: geometry.board
    warning: aim.active && panels.odds.direct >= 40 ? qsTr("A direct drop is likely: %1 %").arg(panels.odds.direct) : ""

    HuntAsked {
        id: asked

        session: root.session
        seats: root.seats
    }
    HuntFilling {
        id: filling

        asked: asked
    }
    HuntGeometry {
        id: geometry

        metrics: root.metrics
    }
    HuntAim {
        id: aim

        session: root.session
        asked: asked
        side: root.boardMm
        first: root.playing && asked.revision >= 0 ? root.firstCoin() : ""
    }
    HuntPlayer {
        id: player

        track: root.session ? root.session.track ?? null : null
        side: root.boardMm
        value: asked.facts.die
    }
    HuntKeys {
        id: shortcuts
    }
    HuntTrial {
        id: trial

        forecast: root.forecast
        side: root.boardMm
        value: asked.facts.die
        offer.onChosen: root.rehearse()
    }
    HuntView {
        id: view

        metrics: root.metrics
        geometry: geometry
        asked: asked
        seats: root.seats
        aim: aim
        player: player
        trial: trial
        forecast: root.forecast
        zoom: closer.zoom
        boardMm: root.boardMm
        width: board.width
    }
    HuntGlow {
        board: geometry.board
    }
    StageZoom {
        id: closer

        area: geometry.board

        HuntBoard {
            id: board

            anchors.fill: parent
            view: view
            playing: root.playing
            onChosen: (piece) => root.choose(piece)
            onMissed: root.choose(null)
        }
    }
    StageArea {
        area: geometry.tray

        HuntTray {
            id: tray

            anchors.fill: parent
            asked: asked
            aim: aim
            player: player
            aimed: aimer.height + 4
            reach: aimer.reach
            onChosen: (piece) => root.choose(piece)
        }
        HuntAimer {
            id: aimer

            view: view
            aim: aim
            numbers: panels.numbers
            odds: panels.odds.words
            onRehearsed: root.rehearse()
        }
    }
    HuntPanels {
        id: panels

        geometry: geometry
        asked: asked
        aim: aim
        player: player
        board: board
        forecast: root.forecast
        onChosen: (piece) => root.choose(piece)
        onSeatChosen: (seat) => { root.looked = seat }
    }
    // A piece keeps the keyboard from the last decision: the aim is what is asked now.
    Connections {
        target: aim

        function onActiveChanged() {
            if (aim.active && root.Window.activeFocusItem instanceof PieceItem)
                aimer.forceActiveFocus(Qt.OtherFocusReason)
        }
    }
    Connections {
        target: root.session
        ignoreUnknownSignals: true

        // Whoever is asked looks at the own coins again.
        function onChanged() {
            if (root.playing)
                root.looked = -1
        }
    }
}
