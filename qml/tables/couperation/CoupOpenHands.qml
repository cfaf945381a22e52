pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// With the house rule of open hands: the cards of the other seats, a line each.
Column {
    id: root

    readonly property TableStage stage: Stage.item as TableStage
    readonly property SeatLookup seats: root.stage.seats

    readonly property var session: root.stage.session
    readonly property StageMetrics metrics: root.stage.metrics

    spacing: root.metrics.px(4)

    Repeater {
        model: root.session ? root.session.seatCount : 0

        Row {
            id: line

            required property int index

            spacing: root.metrics.px(4)
            visible: hand.count > 0 && line.index !== root.session.view.seat

            StageText {
                role: "caption"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.metrics.tx(70))
                color: root.metrics.ground.ink
                text: root.seats.nameOf(line.index)
            }
            Repeater {
                id: hand

                model: root.session && line.index !== root.session.view.seat
                       ? root.session.table.zone("hand." + line.index) : null

                CoupSmallCard {
                }
            }
        }
    }
}
