import QtQuick
import Takujo.Table
import Takujo.Tables.Ccc

// What can be done with the payment besides choosing cards.
StageItem {
    id: root

    required property CccPayment payment
    // At the side, in two rows of two, in one row.
    enum Form { Column, Pairs, Line }
    property int form: CccActions.Line
    property bool quiet: false
    property bool iconOnly: false

    readonly property bool column: root.form === CccActions.Column
    readonly property bool line: root.form === CccActions.Line
    readonly property int gap: root.metrics.px(6)
    readonly property string kind: root.quiet ? "quiet" : "plain"
    readonly property int half: Math.round((root.width - root.gap) / 2)
    // In the column the last row is lower and holds two buttons.
    readonly property int tallButton: Math.round((root.height - 2 * root.gap) * 0.345)
    readonly property int wideWidth: root.column ? root.width : root.half
    readonly property int pad: root.line ? root.metrics.tx(10) : 4

    implicitWidth: !root.line ? 0 : splitButton.width + wayButton.width + clearButton.width + placeButton.width
                                    + 3 * root.gap
    implicitHeight: root.line ? splitButton.implicitHeight : 2 * splitButton.implicitHeight + root.gap

    StageButton {
        id: splitButton

        kind: root.kind
        iconName: "branch"
        words: qsTr("Split with an ace")
        fills: Ccc.Group.Aces
        iconOnly: root.iconOnly
        width: root.line ? implicitWidth : root.wideWidth
        height: root.column ? root.tallButton : implicitHeight
        leftPadding: root.pad
        rightPadding: root.pad
        enabled: root.payment.spareAce !== null
        why: root.payment.closed || (root.payment.splittable ? qsTr("A split takes an ace that is still free")
                                     : root.payment.splits > 0 ? qsTr("This payment cannot be split again")
                                                               : qsTr("These rules have no splits"))
        onClicked: root.payment.split()
    }
    StageButton {
        id: wayButton

        readonly property int ways: root.payment.draft ? root.payment.draft.alternativeCount : 0

        kind: root.kind
        iconName: "shuffle"
        words: ways > 0 ? qsTr("Other ways %1").arg(ways) : qsTr("Other ways")
        iconOnly: root.iconOnly
        x: root.column ? 0 : splitButton.width + root.gap
        y: root.column ? root.tallButton + root.gap : 0
        width: root.line ? implicitWidth : root.wideWidth
        height: splitButton.height
        leftPadding: root.pad
        rightPadding: root.pad
        enabled: root.payment.open && ways > 0
        why: root.payment.closed || (root.payment.target ? qsTr("Your cards pay this square in no other way")
                                                         : qsTr("Choose a square first"))
        onClicked: root.payment.nextWay()
    }
    StageButton {
        id: clearButton

        kind: "quiet"
        iconName: "x"
        words: qsTr("Clear")
        iconOnly: root.iconOnly
        x: root.line ? wayButton.x + wayButton.width + root.gap : 0
        y: root.line ? 0 : root.column ? 2 * (root.tallButton + root.gap) : splitButton.height + root.gap
        width: root.line ? implicitWidth : root.column ? Math.round(root.width * 0.56) : root.half
        height: root.column ? root.height - y : implicitHeight
        leftPadding: root.pad
        rightPadding: root.pad
        enabled: root.payment.open && !root.payment.draft.empty
        onClicked: root.payment.clear()
    }
    StageButton {
        id: placeButton

        kind: enabled ? "main" : "plain"
        iconName: root.column ? "" : "check"
        words: qsTr("Place")
        iconOnly: root.iconOnly
        x: clearButton.x + clearButton.width + root.gap
        y: clearButton.y
        width: root.line ? implicitWidth : root.width - x
        height: clearButton.height
        leftPadding: root.pad
        rightPadding: root.pad
        enabled: root.payment.open && root.payment.draft.complete
        why: root.payment.closed || qsTr("Choose a square and cards that pay it")
        onClicked: root.payment.place()
    }
}
