pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The table of Coldwater Crown. `session` is the match; everything is asked of it, nothing is
// computed here.
TableStage {
    id: root

    readonly property alias spaces: spaces
    readonly property alias panels: panels
    readonly property alias geometry: geometry
    readonly property alias asked: asked
    readonly property var draft: root.session ? root.session.draft : null
    // What the bait chosen for a lure would do.
    readonly property coldDraft lure: asked.composing && root.draft.revision >= 0 ? root.draft.facts : []
    readonly property var emptied: Array.from(root.lure.emptied)

    function press(anchor: string) {
        root.act()
        root.session.chooseAnchor(anchor)
    }

    // Any of equal tackle tokens will do.
    function chooseTackle(piece: PieceItem) {
        const same = panels.board.side.tackle.pieces.find((each) => each.kind === piece.kind && each.legal)
        root.press((piece.legal ? piece : same ?? piece).pieceId)
    }

    function chooseBait(box: ColdBox, piece: PieceItem) {
        if (asked.composing) {
            root.act()
            root.draft.toggle(piece.pieceId)
        } else
            root.press(box.anchor)
    }

    function focusFirst() {
        if (asked.phase === Cold.Phase.Contest)
            panels.fishes.fish.focusFirst()
        else if (asked.phase === Cold.Phase.Slot)
            panels.board.side.open.focusFirst()
        else if (asked.composing || asked.phase === Cold.Phase.Harbour || asked.phase === Cold.Phase.NextZone)
            panels.board.focusFirst()
        else
            spaces.focusFirst()
    }

    // What belongs to a seat lies on its board while that is shown, else at its mark.
    function zonePoint(zoneId: string, item: Item): var {
        const parts = zoneId.split(".")             // "hand.0", "box.0.3"; "space.red" is of no seat
        const place = Number(parts[1]) === root.shownSeat ? panels.placeOf(parts[0], Number(parts[2] ?? 0)) : null
        return place ? place.mapToItem(item, place.width / 2, place.height / 2) : root.placePoint(zoneId, item)
    }

    function itemAt(anchor: string): Item {
        return spaces.find(anchor) ?? root.pieceAt(anchor)
    }

    function portraitOf(motion: var): Component {
        const [kind] = motion.kind.split("-")
        return motion.known ? ({ fish: fish, angler: token, master: master })[kind] ?? root.portrait : root.portrait
    }

    function chipOf(motion: var): var {
        const art = ColdColours.art(motion.kind)
        // Tackle is drawn in the ink of its card: on its face it stands clear of any ground.
        if (motion.kind.startsWith("tackle-"))
            return { label: "", art: art }
        // Bait put onto a card is seen itself.
        if (motion.kind.startsWith("master-") && motion.fromZone !== motion.toZone)
            return { label: "", art: ColdColours.art("crown") }
        const fish = motion.kind.startsWith("fish-")
        return fish || motion.kind.startsWith("bait-") || motion.kind.startsWith("angler-") ? { art: art, wide: fish ? 2 : 1 } : null
    }

    // A token goes to a space, bait to a zone of a board.
    function goalOf(motion: var): var {
        const [kind, name, zone] = motion.toZone.split(".")
        if (kind === "box")
            return { to: zone }
        if (kind !== "space")
            return null
        if (name === "harbour")
            return { to: motion.toLabel }
        return { to: "", fill: String(Theme.pieceColor(name)), art: String(Theme.icon("glyph/" + name, Theme.crestInk(name))) }
    }

    function portraitSizeOf(motion: var): size {
        const kind = motion.kind
        return kind.startsWith("fish-") ? Qt.size(root.metrics.px(106), root.metrics.px(94))
             : kind.startsWith("master-") ? Qt.size(root.metrics.px(84), root.metrics.px(66))
             : kind.startsWith("bait-") ? Qt.size(root.metrics.px(34), root.metrics.px(34))
             : kind.startsWith("angler-") || kind.startsWith("tackle-") ? Qt.size(root.metrics.px(58), root.metrics.px(58)) : root.portraitSize
    }

    // Only Master Anglers lie face down: bait and tackle are seen by everybody.
    back: Qt.resolvedUrl("art/back.svg")
    function backOf(motion: var): var {
        return motion.fromZone === "masterdeck" ? root.back : null
    }
    theatreArea: geometry.board
    adviceArea: Qt.rect(geometry.fishes.x, geometry.fishes.y, geometry.trophies.x + geometry.trophies.width - geometry.fishes.x, geometry.fishes.height)
    doing: asked.composing ? (root.draft.complete ? root.draft.lines.join(qsTr(" · ", "between short facts")) : "")
           : asked.phase === Cold.Phase.PickUp ? "" : asked.previewed
    ground: ColdGround { }
    keys: shortcuts.list
    // A lure or reel that was taken out is put back as long as it showed nothing new.
    extra: (asked.phase === Cold.Phase.Lure || asked.phase === Cold.Phase.Reel) && root.session.undoFree ? putBack : null
    glance: Qt.rect(0, 0, 1032, 326)
    onViewerSeatChanged: root.looked = -1
    onBegan: (motion) => {
        if (motion.toZone.startsWith("won.") && !root.atGlance)
            triumph.show(motion)
    }
    portrait: ColdPortrait { }
    Component {
        id: fish

        ColdFishPortrait { }
    }
    Component {
        id: token

        ColdTokenPortrait { }
    }
    Component {
        id: master

        ColdMasterPortrait { }
    }
    Connections {
        target: asked

        function onPlayingChanged() {
            if (asked.playing && root.looked >= 0)
                root.looked = -1
        }
    }
    StageExtra {
        id: putBack

        icon: "undo"
        text: qsTr("Put back")
        onChosen: root.session.undo()
    }
    ColdAsked {
        id: asked

        session: root.session
        handNumber: panels.handNumber
    }
    ColdKeys {
        id: shortcuts
    }
    ColdGeometry {
        id: geometry

        metrics: root.metrics
        cards: 1 + (display.cols > 1 ? display.cols : 4)
    }
    BoardSize {
        id: display

        session: root.session
        zoneId: "display"
    }
    // First for Tab, as they are for a turn, though they lie over the locations.
    ColdSpaces {
        id: spaces

        z: 1
        asked: asked
        geometry: geometry
    }
    Repeater {
        id: locations

        model: 3

        StageArea {
            id: place

            required property int index

            area: root.geometry.location(place.index)

            ColdLocation {
                anchors.fill: parent
                asked: root.asked
                geometry: root.geometry
                location: place.index
                caughtZones: root.lure.location === place.index ? root.emptied : []
                onChosen: (piece) => root.press(piece.pieceId)
            }
        }
    }
    ColdPanels {
        id: panels

        geometry: geometry
        asked: asked
        emptied: root.emptied
        onSeatChosen: (seat) => { root.looked = seat }
        onBaitChosen: (box, piece) => root.chooseBait(box, piece)
        onTackleChosen: (piece) => root.chooseTackle(piece)
        onPressed: (piece) => root.press(piece.pieceId)
    }
    ColdTriumph {
        id: triumph

        z: 600
    }
}
