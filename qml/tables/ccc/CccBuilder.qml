pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// Where a payment is put together: the square to pay for, the groups of cards, other ways to pay,
// and the sum as it stands.
StagePanel {
    id: root

    required property CccPayment payment
    property string targetName: ""
    // Wide: actions at the right; Row: one row, actions in the head; Stack: a narrow panel.
    enum Form { Wide, Row, Stack }
    property int form: CccBuilder.Wide

    readonly property bool active: root.payment.open
    readonly property int bodyTop: headActions.visible
                                   ? headActions.y + Math.max(headActions.height, root.headHeight) + root.metrics.px(6)
                                   : root.padV + Math.max(root.headHeight, root.metrics.px(24))
                               + root.metrics.px(10)
    readonly property int inner: root.width - 2 * root.padH
    readonly property int cardRow: root.metrics.px(root.form === CccBuilder.Row ? 84 : 104)
    readonly property int rowHeight: root.form === CccBuilder.Row ? root.height - root.bodyTop - root.padV
                                     : root.form === CccBuilder.Wide ? root.cardRow
                                     : Math.min(root.cardRow, Math.round((root.height - root.bodyTop) * 0.42))
    readonly property int tileWidth: root.metrics.px(root.form === CccBuilder.Row ? 76 : 84)
    readonly property int groupsWidth: root.form === CccBuilder.Stack ? root.inner - root.tileWidth - root.metrics.px(14)
                                                             : root.metrics.px(root.form === CccBuilder.Row ? 246 : 240)

    term: "payment"
    head: qsTr("Payment")
    note: root.form !== CccBuilder.Wide || !root.active ? "" : qsTr("Press cards to add or remove them")

    StageChip {
        x: root.padH + root.headWidth + 10
        y: root.padV + Math.round((root.headHeight - height) / 2)
        width: Math.min(implicitWidth, root.width - x - root.padH - (headActions.visible ? headActions.width + 10 : 0))
        visible: root.targetName.length > 0
        tint: "accent"
        text: qsTr("on %1").arg(root.targetName)
    }
    CccActions {
        id: headActions

        payment: root.payment
        x: root.width - root.padH - width
        y: root.padV - root.metrics.px(5)
        quiet: true
        iconOnly: root.metrics.density > 1.15
        visible: root.form === CccBuilder.Row
    }
    CccTarget {
        number: root.payment.targetNumber
        x: root.padH
        y: root.bodyTop
        width: root.tileWidth
        height: root.rowHeight
    }
    CccGroups {
        id: groups

        payment: root.payment
        x: root.padH + root.tileWidth + root.metrics.px(14)
        y: root.bodyTop
        width: root.groupsWidth
        height: root.rowHeight
    }
    CccActions {
        payment: root.payment
        visible: root.form !== CccBuilder.Row
        form: root.form === CccBuilder.Wide ? CccActions.Column : root.metrics.density > 1.6 ? CccActions.Line : CccActions.Pairs
        iconOnly: root.metrics.density > 1.6
        x: root.form === CccBuilder.Wide ? groups.x + groups.width + root.metrics.px(14) : root.padH
        y: root.form === CccBuilder.Wide ? root.bodyTop : root.bodyTop + root.rowHeight + root.metrics.px(8)
        width: root.width - root.padH - x
        height: root.form === CccBuilder.Wide ? root.rowHeight : implicitHeight
        id: actions
    }
    CccEquation {
        readonly property int aboveIt: root.form === CccBuilder.Wide ? root.bodyTop + root.rowHeight + root.metrics.px(12)
                                                            : actions.y + actions.height + root.metrics.px(8)

        payment: root.payment
        brief: root.form === CccBuilder.Row && root.metrics.density > 1.15
        x: root.form === CccBuilder.Row ? groups.x + groups.width + root.metrics.px(14) : root.padH
        y: root.form === CccBuilder.Row ? root.bodyTop : aboveIt
        width: root.width - root.padH - x
        height: root.height - y - root.padV
    }
}
