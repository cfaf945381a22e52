pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The vaults of all seats by colour, one row a seat.
StageItem {
    id: root

    required property HuntAsked asked

    readonly property real line: root.height / (root.asked.seatCount + 1)
    readonly property int disc: Math.max(14, Math.min(root.metrics.px(20), root.line - 2))
    readonly property real part: (root.width - root.disc - root.metrics.px(6)) / HuntColours.count

    Repeater {
        model: HuntColours.count

        HuntDisc {
            required property int index

            x: root.disc + root.metrics.px(6) + Math.round((index + 0.5) * root.part - side / 2)
            side: root.disc
            shadowed: false
            kind: "coin-" + HuntColours.names[index]
        }
    }
    Repeater {
        model: root.asked.seatCount

        Item {
            id: seat

            required property int index

            y: Math.round((seat.index + 1) * root.line)
            width: root.width
            height: root.line
            Accessible.role: Accessible.StaticText
            Accessible.name: root.stage.seats.nameOf(seat.index)

            TkSeatDisc {
                anchors.verticalCenter: parent.verticalCenter
                width: root.disc
                height: root.disc
                size: root.disc
                seat: root.stage.seats.colourOf(seat.index)
            }
            Repeater {
                model: HuntColours.count

                StageText {
                    required property int index

                    readonly property int held: root.asked.facts.vaultColours[HuntColours.count * seat.index + index] ?? 0

                    role: "number"
                    x: root.disc + root.metrics.px(6) + index * root.part
                    width: root.part
                    height: seat.height
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: root.metrics.tx(14)
                    color: held > 0 ? Theme.ink : Theme.ink3
                    text: held > 0 ? String(held) : "·"
                }
            }
        }
    }
}
