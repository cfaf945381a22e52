pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// A zone on the stage: knows its pieces and moves the focus among them. The caller puts `ZonePieces` inside.
StageItem {
    id: root

    required property string zoneId
    property string label: ""

    readonly property var session: root.stage.session
    readonly property var model: root.session ? root.session.table.zone(root.zoneId) : null
    readonly property int size: root.revision >= 0 ? root.pieces.length : 0
    property var pieces: []
    property int revision: 0
    property bool complete: false       // the pieces there from the start are one revision

    signal chosen(PieceItem piece)

    function adopt(item: Item) {
        const piece = item as PieceItem
        if (!piece)
            return
        root.pieces.push(piece)
        piece.zone = root
        if (root.pieces.length === 1)
            root.setCurrent(piece)
        root.revise()
    }

    // A piece loses hover and focus also while the stage goes.
    function preview(piece: PieceItem) {
        if (root.stage)
            root.stage.preview(piece)
    }

    function drop(item: Item) {
        const at = root.pieces.indexOf(item)
        if (at < 0)
            return
        const piece = root.pieces[at]
        // The keyboard stays on the stage: Enter goes on, an arrow starts from the next piece.
        const focused = piece.activeFocus
        root.stage.forget(piece)
        root.pieces.splice(at, 1)
        if (piece.tabStop && root.pieces.length > 0)
            root.setCurrent(root.pieces[Math.min(at, root.pieces.length - 1)])
        if (focused) {
            root.stage.current = root.pieces[Math.min(at, root.pieces.length - 1)] ?? null
            root.stage.forceActiveFocus(Qt.OtherFocusReason)
        }
        root.revise()
    }

    function revise() {
        if (root.complete)
            root.revision += 1
    }

    function pieceOf(id: string): PieceItem {
        if (root.revision < 0)
            return null
        for (const piece of root.pieces) {
            if (piece.pieceId === id)
                return piece
        }
        return null
    }

    // A tap leaves the keyboard with the stage, so that Enter goes on meaning the main button;
    // an arrow key then starts from the tapped piece.
    function tapped(piece: PieceItem) {
        root.setCurrent(piece)
        if (piece.usable)
            root.stage.fallSilent(piece)
        root.stage.current = piece
        root.stage.forceActiveFocus(Qt.MouseFocusReason)
    }

    function setCurrent(current: PieceItem) {
        for (const piece of root.pieces)
            piece.tabStop = piece === current
    }

    function focusFirst() {
        const seen = root.pieces.filter((piece) => piece.visible)
        const first = seen.find((piece) => piece.legal) || seen[0]
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason)
    }

    // The nearest piece in a direction, measured between centres; sideways counts double.
    function neighbour(dx: int, dy: int): PieceItem {
        const from = root.pieces.find((piece) => piece.activeFocus)
        let best = null
        let least = Infinity
        for (const piece of from ? root.pieces : []) {
            const x = piece.x + piece.width / 2 - from.x - from.width / 2
            const y = piece.y + piece.height / 2 - from.y - from.height / 2
            const along = x * dx + y * dy
            const across = Math.abs(x * dy) + Math.abs(y * dx)
            if (piece !== from && piece.visible && along > 1 && along + 2 * across < least) {
                least = along + 2 * across
                best = piece
            }
        }
        return best
    }

    function step(dx: int, dy: int): bool {
        const next = root.neighbour(dx, dy)
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason)
        return next !== null
    }

    function asks(event: var): bool { return ActionKeys.matches("overview", event, 0) }

    function askFocused() {
        const piece = root.pieces.find((each) => each.activeFocus)
        if (piece)
            piece.asked = !piece.asked
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: root.label
    Component.onCompleted: {
        root.stage.register(root.zoneId, root)
        root.complete = true
        root.revise()
    }
    Keys.onShortcutOverride: (event) => {
        event.accepted = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].indexOf(event.key) >= 0
                         || root.asks(event)
    }
    Keys.onLeftPressed: (event) => { event.accepted = root.step(-1, 0) }
    Keys.onRightPressed: (event) => { event.accepted = root.step(1, 0) }
    Keys.onUpPressed: (event) => { event.accepted = root.step(0, -1) }
    Keys.onDownPressed: (event) => { event.accepted = root.step(0, 1) }
    Keys.onPressed: (event) => {
        event.accepted = root.asks(event)
        if (event.accepted)
            root.askFocused()
    }
}
