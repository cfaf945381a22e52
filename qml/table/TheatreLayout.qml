import QtQuick
import Takujo.Table

// Where the pieces of a scene stand on its panel: in one row or more, at 1.3 of their size on the table
// where there is room. None is wider than its room.
QtObject {
    id: root

    required property Theatre theatre
    required property StageMetrics metrics
    required property int x             // the room for them
    required property int y
    required property int width
    required property int height
    required property int least         // of the height of a row
    required property bool centred
    property int alone: 0               // width of a panel that they have to themselves
    property bool narrowed: false       // words took of their room: rather small than one over the other
    property bool apart: false          // never one over the other

    readonly property var entries: root.theatre.pieces
    readonly property int gap: root.metrics.px(8)
    readonly property real largest: root.alone === 0 ? 1.3 : Math.max(1.3, Math.min(2, 0.8 * root.alone
        / Math.max(1, root.entries.reduce((sum, entry) => sum + root.theatre.stage.portraitSizeOf(entry.motion).width + root.gap, 0))))
    // { x, y, width, height } of every entry.
    readonly property var places: root.arrange()

    function sizeOf(entry: var, height: real): size {
        const size = root.theatre.stage.portraitSizeOf(entry.motion)
        const factor = Math.min(root.largest, height / Math.max(1, size.height))
        return Qt.size(Math.round(size.width * factor), Math.round(size.height * factor))
    }

    // Side by side in a row so high.
    function widthAt(height: real): real {
        return root.entries.reduce((sum, entry) => sum + root.sizeOf(entry, height).width + root.gap, 0)
    }

    function heightOf(rows: int): real {
        return (root.height - (rows - 1) * root.gap) / rows
    }

    // In one row while half of each is in sight, else in as many as leave them a good size.
    function arrange(): var {
        if (root.apart)
            return root.arrangeApart()
        let rows = 1
        while (root.widthAt(root.heightOf(rows)) > 2 * rows * root.width && (root.height - rows * root.gap) / (rows + 1) >= root.least)
            rows += 1
        return root.inRows(rows)
    }

    // In as many rows as make the smallest largest.
    function arrangeApart(): var {
        const least = (places) => Math.min(...places.map((place) => place.height))
        const ways = root.entries.map((entry, at) => root.inRows(at + 1))
        return ways.reduce((best, way) => best.length === 0 || least(way) > least(best) ? way : best, [])
    }

    function inRows(rows: int): var {
        const each = Math.ceil(root.entries.length / rows)
        const high = root.heightOf(rows)
        const found = []
        for (let row = 0; row * each < root.entries.length; ++row) {
            const top = root.y + Math.round(row * (high + root.gap))
            found.push(...root.arrangeRow(root.entries.slice(row * each, (row + 1) * each), top, high))
        }
        return found
    }

    // Side by side, a little smaller where that is enough; too many lie over each other, each with its corner in sight.
    function arrangeRow(entries: var, top: int, height: real): var {
        const widthOf = (sizes) => sizes.reduce((sum, size) => sum + size.width + root.gap, -root.gap)
        const scaled = (sizes, part) => sizes.map((size) => Qt.size(Math.floor(size.width * part), Math.floor(size.height * part)))
        let sizes = entries.map((entry) => root.sizeOf(entry, height))
        const gaps = (sizes.length - 1) * root.gap
        const part = (root.width - gaps) / Math.max(1, widthOf(sizes) - gaps)
        const alone = root.width / Math.max(1, ...sizes.map((size) => size.width))
        if (part < 1 && part >= (root.apart ? 0 : root.narrowed ? 0.5 : 0.7))
            sizes = scaled(sizes, part)
        else if (alone < 1)
            sizes = scaled(sizes, alone)
        const all = widthOf(sizes)
        const last = sizes[sizes.length - 1].width
        const squeeze = all > root.width && all > last ? Math.max(0.05, (root.width - last) / (all - last)) : 1
        let x = root.x + (root.centred ? Math.max(0, (root.width - all) / 2) : 0)
        return sizes.map((size) => {
            const place = Qt.rect(Math.round(x), top + Math.round((height - size.height) / 2), size.width, size.height)
            x += (size.width + root.gap) * squeeze
            return place
        })
    }
}
