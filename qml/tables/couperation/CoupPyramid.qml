import QtQuick
import Takujo.Table
import Takujo.Tables.Couperation

// Where the pyramid stands and what is looked at in it. Bottom columns are counted from the 25,
// which floats until the bottom row says where the pyramid stands; until then it is drawn with the
// 25 as near to the middle as it can be.
QtObject {
    id: root

    required property TableStage stage
    required property CoupGeometry geometry
    readonly property SeatLookup seats: root.stage.seats
    property int levels: 7
    property int least: -6              // bottom columns that can still be used
    property int most: 6
    property bool knowing: false
    property real zoom: 1
    // The one reachable place outside of the drawn pyramid: -1 left of it, 1 right of it, 0 none.
    property int overhang: 0
    property CoupItem looked: null     // under the pointer or the keyboard ring

    readonly property real k: root.stage.metrics.k * root.zoom
    readonly property real unit: root.k * root.geometry.towerScale
    readonly property int first: Math.max(root.least, Math.min(-Math.floor((root.levels - 1) / 2), root.most - root.levels + 1))
    readonly property real shift: -root.overhang * root.geometry.yielding

    function inside(facts: coupPiece): bool {
        return facts.column >= root.first && facts.column + facts.row < root.first + root.levels
    }

    function xOf(x2: int): int {
        return Math.round((root.geometry.place(x2 - 2 * root.first, 0).x + root.shift) * root.k)
    }

    function yOf(row: int): int {
        return Math.round(root.geometry.place(0, row).y * root.k)
    }

    function look(piece: CoupItem, at: bool) {
        if (at)
            root.looked = piece
        else if (root.looked === piece)
            root.looked = null
    }
}
