pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// Chips beside the sum: flush, jokers, and the verdict.
Row {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    required property CccPayment payment
    property string verdict: ""
    property color ink: Theme.ink2
    property bool good: false
    property bool bad: false
    property bool brief: false

    readonly property cccDraft worth: root.payment.worth

    spacing: root.metrics.tx(8)

    StageChip {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.worth.flush > 0 && !root.brief
        tint: "shu"
        text: root.worth.redFlush ? qsTr("%1 red: flush").arg(root.worth.flush) : qsTr("%1 black: flush").arg(root.worth.flush)
    }
    TkIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.good ? "check" : root.bad ? "err" : ""
        size: 18 * root.metrics.textFactor
        ink: root.ink
    }
    StageText {
        role: "strong"
        anchors.verticalCenter: parent.verticalCenter
        visible: root.verdict.length > 0
        color: root.ink
        text: root.verdict
    }
}
