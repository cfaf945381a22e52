pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The cart of the seat being looked at; every seat in short above it, to look at another one.
StagePanel {
    id: root

    readonly property SeatLookup seats: root.stage.seats
    readonly property hakkutsuFacts facts: root.stage.facts
    required property HakkutsuPlan plan
    property bool own: true

    readonly property bool stacked: root.headWidth + chips.implicitWidth + root.metrics.px(12) > root.width - 2 * root.padH
    readonly property int bodyTop: root.padV + (root.stacked ? root.headHeight + chips.height + root.metrics.px(6)
                                                             : Math.max(root.headHeight, chips.height - root.metrics.px(4)))
                                   + root.metrics.px(6)
    readonly property string words: (root.own && root.plan.words)
                                     || qsTr("The first number you can see is the mobility")

    signal seatChosen(int seat)

    term: "cart"
    head: root.own ? qsTr("Your cart") : qsTr("Cart of %1").arg(root.seats.nameOf(root.stage.shownSeat))

    Row {
        id: chips

        // Room of one chip; its own size must not be asked for here.
        readonly property real room: (root.width - 2 * root.padH) / Math.max(1, root.stage.seatCount)

        x: root.stacked ? root.padH : root.width - root.padH - width
        y: root.stacked ? root.padV + root.headHeight : root.padV - root.metrics.px(4)
        spacing: root.metrics.px(Theme.highContrast ? 5 : 2) // all have edges then
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("Carts of all seats")

        Repeater {
            model: root.stage.seatCount

            HakkutsuSeatChip {
                required property int index

                seat: index
                open: index === root.stage.shownSeat
                tight: chips.room < root.metrics.px(84) + root.metrics.tx(8)
                brief: chips.room < root.metrics.px(58) + root.metrics.tx(18)
                Component.onCompleted: root.stage.register("seat." + index, this)
                onActivated: root.seatChosen(index)
            }
        }
    }
    StageText {
        id: words

        role: "caption"
        x: root.padH
        y: root.height - height - root.metrics.px(5)
        width: root.width - 2 * root.padH
        height: root.metrics.tx(17)
        fontSizeMode: Text.HorizontalFit
        color: root.plan.refusal && root.own ? Theme.err : root.own && root.plan.words ? Theme.shu : Theme.ink3
        text: root.words
    }
    Repeater {
        model: root.stage.seatCount

        HakkutsuCart {
            required property int index

            x: root.padH
            y: root.bodyTop
            width: root.width - 2 * root.padH
            height: Math.max(20, words.y - y - root.metrics.px(4))
            visible: seat === root.stage.shownSeat
            seat: index
            label: root.head
            plan: root.own && visible ? root.plan : null
        }
    }
}
