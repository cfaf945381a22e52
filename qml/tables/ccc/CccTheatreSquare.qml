import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// A square with the coin that was put there: in a scene and on its way.
Item {
    id: root

    required property var motion

    readonly property TableStage stage: Stage.item as TableStage
    readonly property cccPiece facts: root.motion.facts
    readonly property real unit: root.width / 64

    TkBox {
        anchors.fill: parent
        corner: 5 * root.unit
        fill: Theme.tile
        ink: Theme.highContrast ? Theme.line2 : Theme.line
        edge: Theme.edge
    }
    TkPrint {
        x: Math.round(7 * root.unit)
        y: Math.round(3 * root.unit)
        text: root.motion.label
        color: Theme.tileInk
        font.pixelSize: Math.max(12, Math.round(22 * root.unit))
    }
    CccCoins {
        x: Math.round(24 * root.unit)
        y: root.height - side - Math.round(6 * root.unit)
        side: Math.round(34 * root.unit)
        room: root.width - 2 * root.unit - x
        unit: root.unit
        colour: root.stage ? root.stage.seats.colourOf(Math.max(0, root.motion.actor)) : 0
        count: Math.max(1, root.facts.coins[root.motion.actor] ?? 0)
    }
}
