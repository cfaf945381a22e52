import QtQuick
import Takujo.Table
import Takujo.Ui

// Takes a piece to a place in one motion, by mouse or finger: what a press on the piece and one on the place
// do. Nothing needs it. `picture` follows the pointer; it has no bindings of its own place.
DragHandler {
    id: root

    required property Item picture
    property PieceItem piece: null      // is chosen while it is carried; null = there is nothing to choose

    signal missed()                     // put down where nothing takes it

    readonly property TableStage stage: root.picture.Stage.item as TableStage
    property Item over: null            // the place below, which would be pressed
    property bool lent: false           // chosen for this motion only
    property Item owner: null           // of the picture, while it is carried
    property point from                 // where it lay on the stage
    readonly property ParallelAnimation back: ParallelAnimation {
        onFinished: root.put()

        NumberAnimation { target: root.picture; property: "x"; to: root.from.x; duration: Theme.durHover; easing.type: Easing.OutQuad }
        NumberAnimation { target: root.picture; property: "y"; to: root.from.y; duration: Theme.durHover; easing.type: Easing.OutQuad }
    }

    // What takes something there, whatever is drawn over it.
    function placeIn(item: var, at: point): Item {
        if (!item.visible || !item.enabled || !item.contains(item.mapFromItem(null, at.x, at.y)))
            return null
        for (let i = item.children.length - 1; i >= 0; --i) {
            const inner = root.placeIn(item.children[i], at)
            if (inner)
                return inner
        }
        return item.takes && item.usable ? item : null
    }

    function look() {
        const found = root.placeIn(root.stage.canvas, root.centroid.scenePosition)
        if (found === root.over)
            return
        if (root.over)
            root.over.under = false
        root.over = found
        if (found)
            found.under = true
    }

    function lift() {
        root.back.stop()
        root.put()
        root.stage.fallSilent(root.piece)
        root.lent = root.piece !== null && !root.piece.chosen
        if (root.lent)
            root.piece.activate()
        root.stage.carrying = true
        root.owner = root.picture.parent
        root.from = root.picture.mapToItem(root.stage.air, 0, 0)
        root.picture.parent = root.stage.air
        root.follow()
    }

    function follow() {
        root.picture.x = root.from.x + root.activeTranslation.x
        root.picture.y = root.from.y + root.activeTranslation.y
        root.look()
    }

    // A move that comes of it begins where the picture is now. A place that is chosen already stays so:
    // another press would give it up.
    function drop() {
        const place = root.over
        root.leave()
        if (place) {
            if (!place.target)
                place.activate()
            root.put()
            root.stage.fallSilent(place as PieceItem)
            return
        }
        const slipped = Math.hypot(root.picture.x - root.from.x, root.picture.y - root.from.y) < 16
        if (root.lent && root.piece.chosen && !slipped) // else it was meant as a press
            root.piece.activate()
        root.back.start()
        if (!slipped)
            root.missed()
    }

    function leave() {
        root.stage.carrying = false
        if (root.over)
            root.over.under = false
        root.over = null
    }

    // Into its own item again.
    function put() {
        if (!root.owner)
            return
        root.picture.parent = root.owner
        root.picture.x = 0
        root.picture.y = 0
        root.owner = null
    }

    target: null
    dragThreshold: 6    // before a closer look at the board begins to move under it
    cursorShape: Qt.ClosedHandCursor
    onActiveChanged: if (root.active) root.lift(); else root.drop()
    onActiveTranslationChanged: if (root.active) root.follow()
    Component.onDestruction: if (root.owner && root.stage) root.leave()
}
