pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The table of Couperation. `session` is the match; everything is asked of it, nothing is computed
// here. Nothing on it speaks of the hands of others.
TableStage {
    id: root

    readonly property alias towerZone: tower
    readonly property alias handZone: hand
    readonly property alias reserveZone: panels.reserve
    readonly property alias composing: compose
    readonly property alias geometry: geometry
    readonly property coupFacts facts: root.session ? root.session.table.facts : []
    readonly property int levels: Math.max(4, Math.min(7, root.facts.rows || 7))
    property bool knowing: false

    ground: CoupGround { }
    keys: shortcuts.list
    groupsByButton: [Coup.Group.Up, Coup.Group.Down, Coup.Group.Send]
    doing: compose.doing
    confirmText: compose.actWords
    warning: compose.warning
    portrait: CoupFace {
        required property var motion

        // What goes to the discards goes face down.
        readonly property coupPiece facts: motion.facts

        faceDown: motion.faceDown || motion.after.length === 0
        number: facts.number
        mark: facts.mark
        finish: facts.finish
        depth: 2
        unit: width / 84
    }

    // The row is enough: within it the number tells the place.
    function goalOf(motion: var): var {
        if (motion.toZone === motion.fromZone)
            return null
        if (motion.toZone === "tower")
            return { to: qsTr("row %1", "short, of the tower").arg(root.levels - Math.floor(motion.toSlot / (2 * root.levels - 1))) }
        if (motion.toZone === "discard")
            return { to: qsTr("out", "short, to the discards") }
        if (motion.toZone === "reserve")
            return { to: qsTr("reserve", "short") }
        return motion.fromZone === "tower" ? { to: qsTr("hand", "short") } : null
    }

    // What goes to the reserve is told as a sum, what was replaced in words, beside.
    function chipOf(motion: var): var {
        const summed = motion.toZone === "reserve" && motion.kind !== "card-finish"
        const named = motion.fromZone === "tower" && motion.toZone !== "tower" && !motion.faceDown
        return motion.label.length === 0 || summed || named ? null : { label: motion.label }
    }

    back: Qt.resolvedUrl("art/back.svg")
    theatreArea: geometry.scene
    adviceArea: geometry.advice
    theatreGrown: geometry.grownScene
    portraitsApart: true
    portraitSize: Qt.size(root.metrics.px(84), root.metrics.px(62))

    function chooseCard(card: CoupItem) {
        if (compose.open)
            compose.chooseCard(card)
        else if (!compose.discarding)
            return
        else if (!card.chosen && root.session.draft.itemCount >= root.session.prompt.max)
            root.shakeOff(card) // enough are chosen: one of them must go back first
        else
            root.session.draft.toggle(card.pieceId)
    }

    function chooseReserve(card: CoupItem) {
        if (compose.open)
            compose.chooseReserve(card)
        else if (compose.tidying)
            root.session.chooseAnchor(card.pieceId)
    }

    function focusFirst() {
        if (compose.tidying)
            panels.reserve.focusFirst()
        else
            hand.focusFirst()
    }

    Keys.onShortcutOverride: (event) => {
        event.accepted = event.key === Qt.Key_Escape && compose.mine
                         && (compose.plan !== CoupCompose.Place || !root.session.draft.empty)
    }
    Keys.onEscapePressed: (event) => { event.accepted = compose.clear() }

    CoupKeys {
        id: shortcuts

        compose: compose
        facts: root.facts
        onKnowingToggled: root.knowing = !root.knowing
    }
    CoupGeometry {
        id: geometry

        metrics: root.metrics
        levels: root.levels
    }
    CoupPyramid {
        id: pyramid

        stage: root
        geometry: geometry
        levels: root.levels
        least: root.facts.leastColumn
        most: root.facts.mostColumn
        knowing: root.knowing
        zoom: closer.zoom
    }
    CoupCompose {
        id: compose

        session: root.session
        stage: root
        phase: root.facts.phase
        tower: tower
        hand: hand
        reserve: panels.reserve
    }
    CoupDoors {
    }
    StageArea {
        area: Qt.rect(geometry.tower.x - 123 * geometry.towerScale, geometry.tower.y - 84 * geometry.towerScale,
                      870 * geometry.towerScale, 620 * geometry.towerScale)

        CoupLight {
            anchors.fill: parent
            share: tower.finished / root.levels
        }
    }
    StageArea {
        area: geometry.shelf

        StagePicture {
            x: pyramid.shift * root.metrics.k
            width: parent.width
            height: parent.height * 2.5
            source: "art/shelf.svg"
            Accessible.ignored: true
        }
    }
    StageZoom {
        id: closer

        area: geometry.tower

        CoupTower {
            id: tower

            anchors.fill: parent
            pyramid: pyramid
            compose: compose
            onChosen: (piece) => compose.choosePlace(piece as CoupItem)
        }
    }
    CoupPanels {
        id: panels

        geometry: geometry
        compose: compose
        pyramid: pyramid
        onKnowingWanted: (knowing) => { root.knowing = knowing }
    }
    Connections {
        target: panels.reserve

        function onChosen(piece: PieceItem) { root.chooseReserve(piece as CoupItem) }
    }
    StageArea {
        area: geometry.openHands

        CoupOpenHands {
            x: geometry.compact && !geometry.tall ? 0 : parent.width - width
        }
    }
    CoupActions {
        area: geometry.actions
        opacity: root.theatre.shown ? 0 : 1 // the stage lies over them, and may be smaller
        compose: compose
        narrow: geometry.compact
    }
    CoupGoal {
        area: geometry.goal
    }
    StageArea {
        area: geometry.hand

        CoupHand {
            id: hand

            anchors.fill: parent
            geometry: geometry
            compose: compose
            shown: root.session !== null && root.session.view.seat >= 0
            note: root.facts.handLimit > 0 ? qsTr("%1 / %2 cards").arg(hand.cards).arg(root.facts.handLimit) : ""
            onChosen: (piece) => root.chooseCard(piece as CoupItem)
        }
    }
}
