pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One group of a payment: its cards, small. A press on the box makes it the group that cards go
// to, a press on a card takes the card out.
StagePress {
    id: root

    required property CccPayment payment
    required property int groupIndex
    property bool alone: true

    readonly property var ids: root.payment.cards(root.groupIndex)
    readonly property bool active: root.payment.draft !== null && !root.alone
                                   && root.payment.draft.activeGroup === root.groupIndex
    readonly property real unit: Math.min(root.metrics.k, (root.height - 12) / 60)
    readonly property real cardWidth: 44 * root.unit
    readonly property real margin: Math.min(root.metrics.px(10), (root.width - root.cardWidth) / 2)
    readonly property bool plus: root.payment.open
                                 && root.ids.length * (root.cardWidth + 7) + root.cardWidth < root.width - 2 * root.margin
    readonly property real pitch: Math.min(root.cardWidth + 7 * root.metrics.k,
        (root.width - 2 * root.margin - root.cardWidth) / Math.max(1, root.ids.length - 1))

    usable: !root.alone && root.payment.open
    corner: Theme.radiusPanel
    name: root.alone ? qsTr("Cards of the payment") : qsTr("Group with %n card(s)", "", root.ids.length)
    onActivated: root.payment.draft.activeGroup = root.groupIndex
    Accessible.role: root.alone ? Accessible.Grouping : Accessible.RadioButton
    Accessible.checked: root.active

    TkBox {
        anchors.fill: parent
        corner: Theme.radiusPanel
        fill: root.active ? Theme.accentSoft : "transparent"
        ink: root.active ? Theme.accent : Theme.line2
        edge: 2
        dashed: true
    }
    Repeater {
        model: root.ids.length

        CccGroupCard {
            required property int index

            readonly property string id: root.ids[index] ?? ""

            card: root.payment.hand.pieceOf(id) as CccItem
            unit: root.unit
            x: Math.round(root.margin + index * root.pitch)
            y: Math.round((root.height - height) / 2)
            z: index
            onActivated: root.payment.toggle(id)
        }
    }
    TkBox {
        x: Math.round(root.margin + root.ids.length * (root.cardWidth + 7 * root.metrics.k))
        y: Math.round((root.height - height) / 2)
        width: Math.round(root.cardWidth)
        height: Math.round(60 * root.unit)
        visible: root.plus
        corner: 4
        ink: Theme.line2
        edge: 1
        dashed: true

        TkIcon {
            anchors.centerIn: parent
            name: "plus"
            ink: Theme.ink3
        }
    }
}
