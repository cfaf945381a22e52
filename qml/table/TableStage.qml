pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// What a table stands on: its ground, a canvas scaled to the room, tips, refusals, the places pieces fly between.
StageShow {
    id: root

    property TableGround ground: TableGround { }
    property bool atGlance: false       // only looked at, small: the part that tells the state of the match
    property rect glance: Qt.rect(0, 0, 1032, 612)

    readonly property real glanceScale: Math.min(root.width / root.glance.width, root.height / root.glance.height)
    readonly property alias metrics: metrics
    readonly property alias canvas: canvas
    // False until the first picture stands: what is there from the start does not turn or run.
    property bool settled: false
    property string refusedAnchor: ""
    property PieceItem explained: null
    property PieceItem done: null       // pressed: says nothing more until it is pointed at anew
    property bool atOnce: false         // the explanation was asked for by key
    property PieceItem current: null    // last tapped
    // Said better than by the prompt while a move is put together: main line, button, what it would cost.
    property string doing: ""
    property string confirmText: ""
    property string warning: ""
    property bool typing: false         // a field takes Enter before the button does
    property StageExtra extra: null     // offered meanwhile; null = nothing
    property StageAim aiming: null      // with what a push is aimed
    property var groupsByButton: []     // of an answer: which of them a piece goes into is chosen by a button
    property var keys: []               // of the table's own, for the overview: [keys, words]
    property var places: []             // { zoneId, item } while they live, the latest last
    readonly property alias theatre: theatre
    property bool performing: false     // the table shows what happened in a way of its own
    readonly property bool moving: flights.running || root.performing
    default property alias content: canvas.data

    signal began(motion: var)           // of the session's table: is seen from now on
    signal rested()                     // all that happened was seen

    function register(zoneId: string, place: var) {
        root.places.push({ zoneId: zoneId, item: place })
        place.Component.destruction.connect(() => { if (root) root.places = root.places.filter((each) => each.item !== place) })
    }

    // The latest place of that name, null when there is none.
    function placeOf(zoneId: string): Item {
        for (let i = root.places.length - 1; i >= 0; --i) {
            const item = root.places[i].item
            if (item && (item.zoneId ?? root.places[i].zoneId) === zoneId)
                return item
        }
        return null
    }

    // Its middle, in the coordinates of `item`. What a seat has and the stage does not show is at its mark.
    function placePoint(zoneId: string, item: Item): var {
        const place = root.placeOf(zoneId) ?? root.placeOf("seat." + (zoneId.split(".")[1] ?? ""))
        return place ? place.mapToItem(item, place.width / 2, place.height / 2) : null
    }

    // Where what comes from or goes to a zone is. A table may know the very place.
    function zonePoint(zoneId: string, item: Item): var {
        return root.placePoint(zoneId, item)
    }

    function shakeOff(piece: PieceItem) {
        shake.complete()
        shake.target = piece.shaken
        shake.start()
    }

    function explain(piece: PieceItem) {
        if (!piece.tipWanted && root.done === piece)
            root.done = null
        // One that is switched off leaves the words to what it lies on.
        if (piece.tipWanted && piece.enabled && (piece.asked || root.done !== piece)) {
            root.atOnce = piece.asked
            root.explained = piece
        } else if (root.explained === piece)
            root.explained = null
    }

    // What comes now, a menu or a refusal, is not to lie under an explanation.
    function fallSilent(piece: PieceItem) {
        root.done = piece && piece.tipWanted ? piece : null
        if (root.explained)
            root.explained.asked = false
        root.explained = null
    }

    function forget(piece: PieceItem) {
        if (root.done === piece)
            root.done = null
        if (root.explained === piece)
            root.explained = null
        if (root.current === piece)
            root.current = null
    }

    // To what is asked for, from the keyboard. A table says where that is.
    function focusFirst() { }

    // From the bare stage into the table: to the piece pressed last, else to what is asked for.
    function enter(): bool {
        if (!root.activeFocus)
            return false
        if (root.current)
            root.current.forceActiveFocus(Qt.TabFocusReason)
        else
            root.focusFirst()
        return !root.activeFocus
    }

    function resume(event: var) {
        event.accepted = root.enter()
    }

    // Where a piece is shown; null when it is not.
    function pieceAt(id: string): PieceItem {
        for (const place of root.places) {
            const zone = place.item     // a ZoneView (whose type knows this one) or a pile
            const piece = zone && zone.pieceOf ? zone.pieceOf(id) : null
            if (piece)
                return piece
        }
        return null
    }

    // What lies at an anchor of the prompt. A table with places of its own may say more.
    function itemAt(anchor: string): Item {
        return root.pieceAt(anchor)
    }

    function offer(anchor: string, options: var) {
        const place = root.itemAt(anchor)
        root.fallSilent(root.pieceAt(anchor))
        const menu = choices.createObject(root, { stage: root, rows: options }) as TkMenu
        const at = place ? place.mapToItem(root, 0, place.height + 4) : Qt.point(root.width / 2, root.height / 2)
        menu.popup(root, at.x, at.y)
        menu.currentIndex = 0
    }

    // What the one option at a piece would do, while it is pointed at or has the focus. What is left ends only its own.
    function preview(piece: PieceItem) {
        if (!root.session || !root.session.myTurn)
            return
        if (piece.legal && (piece.hovered || piece.activeFocus))
            root.session.prompt.previewAt(piece.pieceId)
        else if (root.session.prompt.previewed >= 0 && root.session.prompt.previewed === root.session.prompt.optionAt(piece.pieceId))
            root.session.prompt.preview(-1)
    }

    // To be called before every action: the last refusal is over.
    function act() {
        root.refusedAnchor = ""
    }

    Stage.metrics: StageMetrics {
        id: metrics

        ground: root.ground
        textScale: root.still ? 1 : Theme.textScale
        atGlance: root.atGlance
        width: root.atGlance ? 1032 * root.glanceScale : root.width
        height: root.atGlance ? 612 * root.glanceScale : root.height
    }
    portraitSize: Qt.size(root.metrics.px(46), root.metrics.px(64))
    onMovingChanged: if (!root.moving) root.rested()
    clip: root.atGlance
    Keys.onLeftPressed: (event) => root.resume(event)
    Keys.onRightPressed: (event) => root.resume(event)
    Keys.onUpPressed: (event) => root.resume(event)
    Keys.onDownPressed: (event) => root.resume(event)
    Keys.onTabPressed: (event) => { event.accepted = root.enter() }

    Component { id: choices; StageChoice { } }
    StageFlights {
        id: flights

        stage: root
    }
    Theatre {
        id: theatre

        stage: root
        flights: flights
    }
    TkShake {
        id: shake

        target: root.canvas
    }
    Timer {
        interval: 0
        running: true
        onTriggered: root.settled = true
    }
    Connections {
        target: root.session
        ignoreUnknownSignals: true

        // A move was made under a pointer that rests: what it explained hides the table no longer.
        function onRecordChanged() {
            if (!root.atOnce)
                root.explained = null
        }
        function onRefused(text: string, clause: string, anchor: string) {
            root.fallSilent(root.pieceAt(anchor))
            root.refusedAnchor = ""
            root.refusedAnchor = anchor
        }
        function onChoiceOffered(anchor: string, options: var) {
            root.offer(anchor, options)
        }
    }
    Connections {
        target: root.session ? root.session.table : null
        ignoreUnknownSignals: true

        function onRevisionChanged() {
            root.refusedAnchor = ""
        }
    }
    StageGround {
        anchors.fill: parent
        ground: root.ground
        metrics: metrics
    }
    Item {
        id: canvas

        x: Math.round(root.atGlance ? (root.width - root.glance.width * root.glanceScale) / 2 - root.glance.x * root.glanceScale
                                    : (root.width - width) / 2)
        y: Math.round(root.atGlance ? (root.height - root.glance.height * root.glanceScale) / 2 - root.glance.y * root.glanceScale
                                    : (root.height - height) / 2)
        width: root.metrics.px(root.atGlance ? root.glance.x + root.glance.width : root.metrics.canvasWidth)
        height: root.metrics.px(root.atGlance ? root.glance.y + root.glance.height : root.metrics.canvasHeight)
        clip: root.atGlance
    }
    RepaintArea { anchors.fill: canvas; busy: flights.many }
    StageTip {
        parent: root.explained ? root.explained : root
        session: root.session
        piece: root.carrying ? null : root.explained
        atOnce: root.atOnce
    }
}
