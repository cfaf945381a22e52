import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// What can be done with the payment besides choosing cards.
Item {
    id: root

    required property StageMetrics metrics
    required property CccPayment payment
    property bool upright: false
    property bool quiet: false
    property bool iconOnly: false

    readonly property int gap: root.metrics.px(root.upright ? 8 : 6)
    readonly property string kind: root.quiet ? "quiet" : "plain"
    // Upright, the buttons share the height: two full ones and a shorter last row.
    readonly property int tallButton: Math.round((root.height - 2 * root.gap) * 0.355)

    implicitWidth: line.width
    implicitHeight: splitButton.implicitHeight

    Item {
        id: line

        readonly property int half: Math.round((root.width - root.gap) / 2)

        width: root.upright ? root.width
               : splitButton.width + wayButton.width + clearButton.width + placeButton.width + 3 * root.gap
        height: root.height

        StageButton {
            id: splitButton

            metrics: root.metrics
            kind: root.kind
            iconName: "branch"
            words: qsTr("Split with an ace")
            iconOnly: root.iconOnly
            width: root.upright ? root.width : implicitWidth
            height: root.upright ? root.tallButton : implicitHeight
            enabled: root.payment.spareAce !== null
            why: qsTr("A split takes an ace that is still free")
            onClicked: root.payment.split()
        }
        StageButton {
            id: wayButton

            readonly property int ways: root.payment.draft ? root.payment.draft.alternativeCount : 0

            metrics: root.metrics
            kind: root.kind
            iconName: "shuffle"
            words: ways > 0 ? qsTr("Other ways %1").arg(ways) : qsTr("Other ways")
            iconOnly: root.iconOnly
            x: root.upright ? 0 : splitButton.width + root.gap
            y: root.upright ? root.tallButton + root.gap : 0
            width: root.upright ? root.width : implicitWidth
            height: root.upright ? root.tallButton : implicitHeight
            enabled: root.payment.open && ways > 0
            why: root.payment.target ? qsTr("Your cards pay this square in no other way")
                                     : qsTr("Choose a square first")
            onClicked: root.payment.nextWay()
        }
        StageButton {
            id: clearButton

            metrics: root.metrics
            kind: "quiet"
            iconName: "x"
            words: qsTr("Clear")
            iconOnly: root.iconOnly
            x: root.upright ? 0 : wayButton.x + wayButton.width + root.gap
            y: root.upright ? 2 * (root.tallButton + root.gap) : 0
            width: root.upright ? line.half : implicitWidth
            height: root.upright ? root.height - y : implicitHeight
            leftPadding: 4
            rightPadding: 4
            enabled: root.payment.open && (root.payment.items > 0 || root.payment.anchor !== "")
            onClicked: root.payment.clear()
        }
        StageButton {
            id: placeButton

            metrics: root.metrics
            kind: enabled ? "main" : "plain"
            iconName: "check"
            words: qsTr("Place")
            iconOnly: root.iconOnly
            x: root.upright ? line.half + root.gap : clearButton.x + clearButton.width + root.gap
            y: clearButton.y
            width: root.upright ? root.width - x : implicitWidth
            height: clearButton.height
            leftPadding: root.upright ? 4 : root.metrics.tx(10)
            rightPadding: leftPadding
            enabled: root.payment.open && root.payment.draft.complete
            why: qsTr("Choose a square and cards that pay it")
            onClicked: root.payment.place()
        }
    }
}
