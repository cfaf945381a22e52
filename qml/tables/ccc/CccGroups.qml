pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// The groups of the payment side by side, joined by the aces that split it.
StageItem {
    id: root

    required property CccPayment payment

    readonly property int count: root.payment.payers.length
    readonly property int joint: root.metrics.px(root.count === 2 ? 36 : 26)
    readonly property int boxWidth: Math.floor((root.width - (root.count - 1) * root.joint) / root.count)

    Repeater {
        model: root.count

        CccGroupBox {
            required property int index

            readonly property int group: root.payment.payers[index] ?? 0

            payment: root.payment
            groupIndex: group
            alone: root.count === 1
            x: index * (root.boxWidth + root.joint)
            width: root.boxWidth
            height: root.height
        }
    }
    Repeater {
        model: root.payment.splits

        CccJoint {
            required property int index

            readonly property string ace: root.payment.cards(Ccc.Group.Aces)[index] ?? ""

            card: root.payment.hand.pieceOf(ace) as CccItem
            x: (index + 1) * root.boxWidth + index * root.joint
            width: root.joint
            height: root.height
            onActivated: root.payment.join(ace)
        }
    }
}
