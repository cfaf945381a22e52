pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// Chips beside the sum: flush, jokers, and the verdict.
Row {
    id: root

    required property StageMetrics metrics
    required property CccPayment payment
    property string verdict: ""
    property color ink: Theme.ink2
    property bool good: false
    property bool bad: false
    property bool brief: false

    readonly property int flushGroup: root.payment.payers.find((group) => root.payment.number("flush" + group) > 0) ?? -1
    readonly property int flushCards: root.payment.number("flush" + root.flushGroup)

    spacing: root.metrics.tx(8)

    StageChip {
        metrics: root.metrics
        anchors.verticalCenter: parent.verticalCenter
        visible: root.flushGroup >= 0 && !root.brief
        tint: "shu"
        text: root.payment.number("red" + root.flushGroup) > 0 ? qsTr("%1 red: flush").arg(root.flushCards)
                                                               : qsTr("%1 black: flush").arg(root.flushCards)
    }
    TkIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.good ? "check" : root.bad ? "err" : ""
        size: 18 * root.metrics.textFactor
        ink: root.ink
    }
    StageText {
        metrics: root.metrics
        role: "strong"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.verdict !== ""
        color: root.ink
        text: root.verdict
    }
}
