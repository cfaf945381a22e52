pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Which way coins that nobody has taken yet go: from whoever pushed to the next seats, the one that
// is asked now marked.
Row {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    required property HuntAsked asked
    required property SeatLookup seats
    required property var session

    readonly property int deciding: root.session ? root.session.actorSeat : -1
    readonly property int disc: Math.max(20, root.metrics.px(24))

    spacing: root.metrics.px(4)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Coins flow to: %1").arg(root.names())

    function seatAt(step: int): int {
        return root.asked.seatCount > 0 ? (Math.max(0, root.asked.facts.activeSeat) + step) % root.asked.seatCount : 0
    }

    function names(): string {
        const found = []
        for (let i = 0; i < root.asked.seatCount; ++i)
            found.push(root.seats.nameOf(root.seatAt(i)))
        return found.join(qsTr(", "))
    }

    Repeater {
        model: root.asked.seatCount

        Row {
            id: stop

            required property int index

            readonly property int seat: root.seatAt(stop.index)
            readonly property bool now: stop.seat === root.deciding

            height: root.height
            spacing: root.metrics.px(4)

            TkIcon {
                anchors.verticalCenter: parent.verticalCenter
                visible: stop.index > 0
                size: 14
                name: "right"
                ink: root.metrics.ground.ink2
            }
            Item {
                anchors.verticalCenter: parent.verticalCenter
                width: root.disc
                height: root.disc
                opacity: stop.now ? 1 : 0.55

                TkSeatDisc {
                    anchors.fill: parent
                    size: root.disc
                    seat: root.seats.colourOf(stop.seat)
                }
                TkBox {
                    anchors.fill: parent
                    anchors.margins: -3
                    visible: stop.now
                    corner: width / 2
                    edge: 2
                    ink: Theme.pick
                }
            }
        }
    }
}
