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
    readonly property int footTop: root.height - root.metrics.px(2) - root.footHeight
    readonly property int footHeight: Math.max(root.metrics.tx(17), root.metrics.px(22))
    readonly property HakkutsuCart cart: carts.count > 0 ? carts.itemAt(root.stage.shownSeat) as HakkutsuCart : null
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
        y: root.footTop
        width: root.width - 2 * root.padH - (root.cart && root.cart.lights > 0 ? root.cart.lightsWidth + root.metrics.px(8) : 0)
        height: root.footHeight
        fontSizeMode: Text.HorizontalFit
        color: root.plan.refusal && root.own ? Theme.err : root.own && root.plan.words ? Theme.shu : Theme.ink3
        text: root.words
    }
    Repeater {
        id: carts

        model: root.stage.seatCount

        HakkutsuCart {
            required property int index

            x: root.padH
            y: root.bodyTop
            width: root.width - 2 * root.padH
            height: Math.max(20 + footHeight, root.footTop + root.footHeight - y)
            footHeight: root.footHeight + root.metrics.px(2)
            visible: seat === root.stage.shownSeat
            seat: index
            label: root.head
            plan: root.own && visible ? root.plan : null
        }
    }
}
