pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// The acquired rocks of one seat, each kind a small drawing on the tile of its category.
ZoneView {
    id: root

    required property int seat
    required property int columns
    required property real tileWidth
    required property real tileHeight
    required property real gap

    // Rocks whose effect lasts: name and explanation.
    readonly property var effects: root.revision < 0 ? [] : root.pieces
        .filter((piece) => piece.facts.ability > Hakkutsu.Ability.Skull)
        .map((piece) => ({ name: piece.label, tip: piece.tip }))

    function fellows(piece: HakkutsuItem): var {
        return root.revision < 0 ? [] : root.pieces.filter((each) => each.facts.category === piece.facts.category)
    }

    // The meteorite stands for any category: it lies with the minerals.
    function tile(category: int): int { return category === Hakkutsu.Category.Meteorite ? Hakkutsu.Category.Mineral : category }

    zoneId: "acquired." + root.seat

    ZonePieces {
        zone: root

        HakkutsuGot {
            id: got

            readonly property int tile: root.tile(facts.category)
            readonly property var mates: root.fellows(got)
            readonly property real step: Math.min(root.metrics.px(4), root.metrics.px(8) / Math.max(1, mates.length - 1))

            x: Math.round((tile % root.columns) * (root.tileWidth + root.gap) + root.metrics.px(5) + mates.indexOf(got) * step)
            y: Math.round(Math.floor(tile / root.columns) * (root.tileHeight + root.gap) + (root.tileHeight - height) / 2)
            z: flying ? 300 : activeFocus ? 200 : 0
            width: Math.min(root.metrics.px(28), Math.round(root.tileHeight - 4))
            height: width
        }
    }
}
