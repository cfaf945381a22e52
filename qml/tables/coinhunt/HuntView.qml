import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// How the board is seen: turned so that the seat in front sits at the bottom, so many pixels to a
// millimetre, with the push being aimed or shown. For everything drawn on it.
QtObject {
    id: root

    required property StageMetrics metrics
    required property HuntGeometry geometry
    required property HuntAsked asked
    required property SeatLookup seats
    required property HuntAim aim
    required property HuntPlayer player
    required property HuntPlayer trial  // a rehearsal of the push being aimed
    property var forecast: null
    property real zoom: 1
    required property real boardMm
    property int width: 0               // of the board with its moat, pixels

    readonly property real k: root.metrics.k * root.zoom
    readonly property real inset: root.geometry.moat * root.k
    readonly property real inner: root.width - 2 * root.inset
    readonly property real mmScale: root.inner / root.boardMm
    readonly property real coinMm: Math.max(1, root.asked.facts.coinSize / 1000)
    readonly property int coin: Math.round(root.coinMm * root.mmScale)
    // Where any side may be used, the one aimed from is in front, also while its push is shown.
    readonly property int aimed: root.aim.active && root.aim.free ? root.aim.edge : -1
    readonly property bool kept: root.player.running && root.last >= 0
    readonly property int edge: root.aimed >= 0 ? root.aimed : root.kept ? root.last : root.asked.edgeOf(root.asked.frontSeat)
    property int last: -1
    onAimedChanged: if (root.aimed >= 0 || !root.player.running) root.last = root.aimed
    onKeptChanged: if (!root.kept) root.last = root.aimed
    readonly property bool counted: root.forecast !== null && root.aim.active && !root.player.running
    readonly property var falls: root.counted && root.forecast.revision >= 0 ? root.forecast.falls : ({})
    readonly property int trials: root.counted ? root.forecast.trials : 0
    readonly property bool fresh: root.counted && root.forecast.fresh

    // Millimetres of the match to pixels of the board.
    function shown(mm: point): point {
        const s = root.boardMm
        const at = [Qt.point(mm.x, s - mm.y), Qt.point(s - mm.y, s - mm.x), Qt.point(s - mm.x, mm.y), Qt.point(mm.y, mm.x)][root.edge]
        return Qt.point(root.inset + at.x * root.mmScale, root.inset + at.y * root.mmScale)
    }

    function chanceOf(pieceId: string): real {
        return root.trials > 0 ? (root.falls[pieceId] ?? 0) / root.trials : 0
    }

    // Rings around the middle are a coin apart.
    function ringOf(facts: huntPiece): int {
        return Math.round(Math.hypot(facts.x / 1000 - root.boardMm / 2, facts.y / 1000 - root.boardMm / 2) / (0.9 * root.coinMm))
    }
}
