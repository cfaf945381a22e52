pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// The panel of a scene: who, what with which pieces, what came of it, and how long it still stands.
StageArea {
    id: root

    required property Theatre theatre

    readonly property color actorInk: Theme.seatInk(root.theatre.colour)
    readonly property int edge: Theme.highContrast ? 4 : 2
    readonly property int pad: root.metrics.px(12)
    readonly property int gap: root.metrics.px(8)
    readonly property int headHeight: Math.max(root.metrics.px(34), root.metrics.tx(32))
    readonly property int footHeight: root.least > root.metrics.tx(180) && (root.sum.length > 0 || root.stepping)
                                      ? root.metrics.tx(30) : root.metrics.px(10)
    readonly property bool stepping: Theme.reducedMotion && root.theatre.running || root.theatre.standing < 0
    readonly property int bodyTop: root.headHeight + root.gap
    readonly property int around: root.bodyTop + root.footHeight + root.metrics.px(6)    // all but the body
    readonly property int bodyWidth: root.width - 2 * root.pad
    readonly property int bodyHeight: root.height - root.around
    // Words that find no room even so make the panel larger: they are never cut.
    readonly property int least: root.metrics.px(root.area.height)
    readonly property int needed: root.around + words.height + (root.beside ? 0 : root.smallest)
    readonly property int room: root.least - root.around
    readonly property var entries: root.theatre.pieces
    readonly property int smallest: root.entries.length > 0 ? root.metrics.px(44) + root.gap : 0
    // Words beside the pieces where there is room for both, else below them.
    readonly property bool beside: root.entries.length > 0 && words.sentences.length > 0 && root.bodyWidth > 1.5 * root.room
                                   && root.bodyWidth - root.usual > root.metrics.tx(150) && !(root.apart && root.crowded)
    readonly property bool apart: root.theatre.stage.portraitsApart
    readonly property bool crowded: layout.widthAt(root.room) > root.usual + root.gap || measure.height > root.room
    readonly property int usual: Math.round(Math.min(root.bodyWidth * 0.58, Math.max(root.metrics.px(60), layout.widthAt(root.room))))
    // Many words take of the width of the pieces before they need more height than there is.
    readonly property int taken: root.beside && measure.height > root.room
                                 ? Math.round(measure.width * (1.2 * measure.height / root.room - 1)) : 0
    readonly property int piecesWidth: root.entries.length === 0 ? 0 : !root.beside ? root.bodyWidth
        : Math.max(root.metrics.px(60), root.usual - root.taken)
    readonly property int piecesHeight: root.entries.length === 0 ? 0 : root.beside ? root.room : root.bodyHeight - words.height - root.gap
    readonly property string sum: Wording.headed(root.theatre.acts.map((act) => act.detail).find((detail) => detail.length > 0) ?? "")
    readonly property bool scored: root.theatre.present && root.theatre.scene.scoreBefore >= 0
                                   && root.theatre.scene.scoreAfter !== root.theatre.scene.scoreBefore
    readonly property alias places: layout.places

    // The middle of a piece on the canvas.
    function placeOf(motion: var): var {
        const goesOn = (entry) => motion.before.length > 0 && entry.motion.after === motion.before
        const row = root.entries.findIndex((entry) => entry.motion.after === motion.after && entry.motion.before === motion.before
                                           || motion.known && goesOn(entry)
                                           || !motion.known && !entry.motion.known && entry.motion.toZone === motion.toZone
                                              && entry.motion.fromZone === motion.fromZone)
        if (row < 0)
            return null
        const place = root.places[row]
        return { at: Qt.point(root.x + place.x + place.width / 2, root.y + place.y + place.height / 2),
                 size: Qt.size(place.width, place.height) }
    }

    TheatreLayout {
        id: layout

        theatre: root.theatre
        metrics: root.metrics
        x: root.pad
        y: root.bodyTop + (root.beside ? Math.round((root.bodyHeight - root.room) / 2) : 0)
        width: root.piecesWidth
        height: root.piecesHeight
        centred: !root.beside
        least: root.smallest
        // Pieces with the panel to themselves may be larger than those with words.
        alone: words.sentences.length > 0 ? 0 : root.bodyWidth
        narrowed: root.taken > 0
        apart: root.apart
    }
    // The words at their usual width.
    TheatreSpeech {
        id: measure

        visible: false
        width: root.bodyWidth - root.usual - root.metrics.px(12)
        room: root.room
        sum: words.sum
        headed: words.headed
        theatre: root.theatre
    }
    area: root.theatre.stage.theatreArea
    x: Math.max(0, Math.min(root.metrics.px(root.area.x), root.theatre.stage.canvas.width - root.metrics.px(12) - root.width))
    y: Math.max(0, Math.min(root.metrics.px(root.area.y), root.theatre.stage.canvas.height - root.height))
    width: Math.max(root.metrics.px(root.area.width), root.metrics.compact ? root.metrics.tx(190) : 0)
    height: root.needed <= root.least ? root.least
        : Math.max(root.needed, root.metrics.px(root.theatre.stage.theatreGrown.height))
    z: 1
    opacity: 0
    Component.onCompleted: root.opacity = 1
    // Read aloud by the page; a second alert would say it twice.
    Accessible.role: Accessible.StaticText
    Accessible.name: root.theatre.said

    Behavior on opacity {
        NumberAnimation { duration: Theme.duration(120); easing.type: Easing.OutQuad }
    }
    // What lies under it is neither pressed nor explained.
    HoverHandler {
        blocking: true
    }
    TkTap {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.theatre.hurry()
    }
    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.surface
    }
    Rectangle {
        width: parent.width
        height: root.headHeight
        radius: Theme.radiusPanel
        color: Theme.seatSoft(root.theatre.colour)
    }
    TkSeatDisc {
        id: crest

        x: root.pad
        // clear of the edge
        y: Math.round((root.headHeight - height + root.edge) / 2)
        size: Math.min(root.metrics.px(28), root.headHeight - root.edge - 2)
        seat: root.theatre.colour
    }
    StageText {
        id: name

        role: "barTitle"
        x: crest.x + crest.width + root.metrics.px(9)
        width: Math.min(Math.ceil(implicitWidth), root.width - x - (gain.visible ? gain.width + root.metrics.px(8) : 0) - root.pad)
        height: root.headHeight
        text: root.theatre.actor >= 0 ? root.theatre.stage.seats.nameOf(root.theatre.actor) : ""
        Accessible.ignored: true
    }
    // What was done stands beside the name, where it finds room and more is told below.
    StageText {
        id: deed

        readonly property string told: words.all.length > 0 && !words.all[0].special ? words.all[0].text : ""
        readonly property int most: root.width - x - root.pad - (gain.visible ? gain.width + root.metrics.px(8) : 0)
        readonly property bool fits: told.length > 0 && implicitWidth <= most && (root.entries.length > 0 || words.all.length > 1)

        role: "prompt"
        x: name.x + Math.ceil(name.implicitWidth) + root.metrics.px(12)
        height: root.headHeight
        visible: deed.fits
        text: deed.told
        Accessible.ignored: true
    }
    StageChip {
        id: gain

        x: root.width - width - root.pad
        y: Math.round((root.headHeight - height) / 2)
        visible: root.scored
        tint: "gold"
        text: root.scored ? root.theatre.scene.scoreBefore + " → " + root.theatre.scene.scoreAfter : ""
        Accessible.ignored: true
    }
    Repeater {
        model: root.entries

        TheatrePiece {
            id: piece

            required property var modelData
            required property int index

            readonly property rect place: root.places[piece.index] ?? Qt.rect(0, 0, 0, 0)

            x: piece.place.x
            y: piece.place.y
            width: piece.place.width
            height: piece.place.height
            motion: piece.modelData.motion
            count: piece.modelData.count
            came: root.theatre.pieceCame(piece.index)
        }
    }
    TheatreSpeech {
        id: words

        x: root.beside ? root.pad + root.piecesWidth + root.metrics.px(12) : root.pad
        // Words alone have the body to themselves.
        y: root.beside || root.entries.length === 0 ? root.bodyTop + Math.max(0, Math.round((root.bodyHeight - height) / 2))
                       : root.height - root.around + root.bodyTop - height
        width: root.width - x - root.pad
        room: root.room - (root.beside ? 0 : root.smallest)
        sum: foot.visible && foot.fits ? "" : root.sum
        headed: deed.fits
        theatre: root.theatre
    }
    TheatreFoot {
        id: foot

        y: root.height - height - 2
        x: 2
        width: root.width - 4
        height: root.footHeight
        visible: root.footHeight > root.metrics.tx(20)
        pad: root.pad
        gap: root.gap
        sum: root.sum
        shown: root.theatre.come(0, root.theatre.lead)
        stepping: root.stepping
    }
    // How long it still stands.
    Rectangle {
        x: 2
        y: root.height - root.footHeight - 2
        width: Math.round((root.width - 4) * root.theatre.waited)
        height: 3
        visible: root.theatre.running && root.theatre.pause > 0 && !Theme.reducedMotion
        color: root.actorInk
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: "transparent"
        border.width: root.edge
        border.color: root.actorInk
    }
}
