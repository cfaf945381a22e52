pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// Cards that left hand or reserve without coming to another zone fly to the discards, face down.
Item {
    id: root

    required property TableStage stage
    required property var zones         // where a card may have gone instead
    property var cards: []              // those that left just now

    function seeOff(card: PieceItem) {
        if (Theme.animationFactor <= 0 || Theme.reducedMotion)
            return
        const from = card.mapToItem(root.stage.canvas, 0, 0)
        root.cards.push({ id: card.pieceId, x: from.x, y: from.y, unit: card.width / 84 })
        soon.restart()
    }

    Component {
        id: leaving

        CoupLeavingCard { }
    }
    Timer {
        id: soon

        interval: 30
        onTriggered: {
            const goal = root.stage.zonePoint("discard", root.stage.canvas)
            for (const card of root.cards.splice(0)) {
                if (goal && !root.zones.some((zone) => zone.pieceOf(card.id) !== null))
                    leaving.createObject(root.stage.canvas, { x: card.x, y: card.y, unit: card.unit, goal: goal }).start()
            }
        }
    }
}
