import QtQuick
import Takujo.Table

// Where the pieces of a scene stand on its panel: in one row or more, at 1.3 of their size on the table
// where there is room.
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

    // In one row while half of each is in sight, else in as many as leave them a good size.
    function arrange(): var {
        let rows = 1
        const high = () => (root.height - (rows - 1) * root.gap) / rows
        while (root.widthAt(high()) > 2 * rows * root.width && (root.height - rows * root.gap) / (rows + 1) >= root.least)
            rows += 1
        const each = Math.ceil(root.entries.length / rows)
        const found = []
        for (let row = 0; row * each < root.entries.length; ++row) {
            const top = root.y + Math.round(row * (high() + root.gap))
            found.push(...root.arrangeRow(root.entries.slice(row * each, (row + 1) * each), top, high()))
        }
        return found
    }

    // Side by side, a little smaller where that is enough; too many lie over each other, each with its corner in sight.
    function arrangeRow(entries: var, top: int, height: real): var {
        const widthOf = (sizes) => sizes.reduce((sum, size) => sum + size.width + root.gap, -root.gap)
        let sizes = entries.map((entry) => root.sizeOf(entry, height))
        const part = root.width / Math.max(1, widthOf(sizes))
        if (part >= (root.narrowed ? 0.5 : 0.7) && part < 1)
            sizes = sizes.map((size) => Qt.size(Math.floor(size.width * part), Math.floor(size.height * part)))
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
