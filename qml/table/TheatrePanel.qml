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
                                   && root.bodyWidth * 0.42 > root.metrics.tx(150)
    readonly property int piecesWidth: root.entries.length === 0 ? 0 : root.beside
        ? Math.min(root.bodyWidth * 0.58, Math.max(root.metrics.px(60), root.wanted(root.room))) : root.bodyWidth
    readonly property int piecesHeight: root.entries.length === 0 ? 0 : root.beside ? root.room : root.bodyHeight - words.height - root.gap
    readonly property string sum: Wording.headed(root.theatre.acts.map((act) => act.detail).find((detail) => detail.length > 0) ?? "")
    readonly property bool scored: root.theatre.present && root.theatre.scene.scoreBefore >= 0
                                   && root.theatre.scene.scoreAfter !== root.theatre.scene.scoreBefore
    // What was arranged, row by row: { x, y, width, height } of every entry.
    readonly property var places: root.arrange()

    // Pieces with the panel to themselves may be larger than those with words.
    readonly property real largest: words.sentences.length > 0 ? 1.3 : Math.max(1.3, Math.min(2, 0.8 * root.bodyWidth
        / Math.max(1, root.entries.reduce((sum, entry) => sum + root.theatre.stage.portraitSizeOf(entry.motion).width + root.gap, 0))))

    // At 1.3 the size on the table and more.
    function sizeOf(entry: var, height: real): size {
        const size = root.theatre.stage.portraitSizeOf(entry.motion)
        const factor = Math.min(root.largest, height / Math.max(1, size.height))
        return Qt.size(Math.round(size.width * factor), Math.round(size.height * factor))
    }

    function wanted(height: real): real {
        return root.entries.reduce((sum, entry) => sum + root.sizeOf(entry, height).width + root.gap, 0)
    }

    // In one row while half of each is in sight, else in as many as leave them a good size.
    function arrange(): var {
        let rows = 1
        const high = () => (root.piecesHeight - (rows - 1) * root.gap) / rows
        while (root.wanted(high()) > 2 * rows * root.piecesWidth && (root.piecesHeight - rows * root.gap) / (rows + 1) >= root.smallest)
            rows += 1
        const each = Math.ceil(root.entries.length / rows)
        const above = root.beside ? (root.bodyHeight - root.room) / 2 : 0
        const found = []
        for (let row = 0; row * each < root.entries.length; ++row) {
            const top = root.bodyTop + Math.round(above + row * (high() + root.gap))
            found.push(...root.arrangeRow(root.entries.slice(row * each, (row + 1) * each), top, high()))
        }
        return found
    }

    // Side by side, a little smaller where that is enough; too many lie over each other, each with its corner in sight.
    function arrangeRow(entries: var, top: int, height: real): var {
        const widthOf = (sizes) => sizes.reduce((sum, size) => sum + size.width + root.gap, -root.gap)
        let sizes = entries.map((entry) => root.sizeOf(entry, height))
        const part = root.piecesWidth / Math.max(1, widthOf(sizes))
        if (part >= 0.7 && part < 1)
            sizes = sizes.map((size) => Qt.size(Math.floor(size.width * part), Math.floor(size.height * part)))
        const all = widthOf(sizes)
        const last = sizes[sizes.length - 1].width
        const squeeze = all > root.piecesWidth && all > last ? Math.max(0.05, (root.piecesWidth - last) / (all - last)) : 1
        let x = root.pad + (root.beside ? 0 : Math.max(0, (root.piecesWidth - all) / 2))
        return sizes.map((size) => {
            const place = Qt.rect(Math.round(x), top + Math.round((height - size.height) / 2), size.width, size.height)
            x += (size.width + root.gap) * squeeze
            return place
        })
    }

    // The middle of a piece on the canvas.
    function placeOf(motion: var): var {
        const row = root.entries.findIndex((entry) => entry.motion.after === motion.after && entry.motion.before === motion.before
                                           || !motion.known && !entry.motion.known && entry.motion.toZone === motion.toZone
                                              && entry.motion.fromZone === motion.fromZone)
        if (row < 0)
            return null
        const place = root.places[row]
        return { at: Qt.point(root.x + place.x + place.width / 2, root.y + place.y + place.height / 2),
                 size: Qt.size(place.width, place.height) }
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
