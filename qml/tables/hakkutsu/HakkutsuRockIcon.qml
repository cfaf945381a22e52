import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// The drawing of a rock: its category, or the skull.
StagePicture {
    id: root

    property int category: 0            // as in the facts of a piece
    property int ability: 0

    readonly property var names: ["igneous", "sedimentary", "metamorphic", "mineral", "gem", "fossil", "meteorite"]
    readonly property string drawing: root.ability === Hakkutsu.Ability.Skull ? "skull" : root.names[root.category] ?? ""

    source: root.visible && root.drawing ? "art/rock-" + root.drawing + ".svg" : ""
    Accessible.ignored: true
}
