pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// What the push being aimed may lead to: shares of the trials, and how many there were.
StagePanel {
    id: root

    required property HuntAim aim
    required property bool foul // else the line of direct drops is left out
    property var forecast: null

    readonly property bool counted: root.aim.active && root.forecast !== null && root.forecast.trials > 0
    readonly property int trials: root.counted ? root.forecast.trials : 0
    readonly property var labels: root.counted ? root.forecast.labels : []
    readonly property var counts: root.counted ? root.forecast.counts : []
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(8)
    readonly property bool compact: root.metrics.compact
    readonly property int rowHeight: Math.max(root.metrics.tx(22), Math.min(root.compact ? root.metrics.tx(38) : root.metrics.px(30),
        Math.floor((root.height - root.top0 - root.padV - (root.compact ? 0 : root.metrics.tx(20)) - root.metrics.px(12)) / root.rows)))
    readonly property int rows: Math.max(1, root.labels.length)
    // Read aloud with the aim, once the counting is over.
    readonly property string words: {
        if (!root.counted || !root.forecast.settled)
            return ""
        const found = root.labels.map((label, i) => qsTr("%1: %2 %").arg(label).arg(root.percent(i)))
        return Wording.told([found.join(qsTr(", ")), qsTr("%n trial(s)", "", root.trials)])
    }
    readonly property int direct: root.foul ? root.percent(3) : 0

    function percent(row: int): int {
        return root.trials > 0 && row < root.counts.length ? Math.round(100 * root.counts[row] / root.trials) : 0
    }

    term: "odds"
    head: root.compact ? qsTr("Odds") : qsTr("Odds of this push")
    note: root.counted ? qsTr("%n trial(s)", "", root.trials) : ""
    Accessible.description: root.words

    Column {
        x: root.padH
        y: root.top0
        width: root.width - 2 * root.padH
        visible: root.counted
        opacity: root.counted && root.forecast.fresh ? 1 : 0.5

        Repeater {
            model: root.labels

            HuntOddsRow {
                required property int index
                required property string modelData

                width: parent ? parent.width : 0
                height: root.rowHeight + (index === 2 ? root.metrics.px(12) : 0)
                row: root.foul || index < 3 ? index : index + 1
                words: modelData
                share: root.trials > 0 ? root.counts[index] / root.trials : 0
            }
        }
    }
    StageText {
        role: "caption"
        x: root.padH
        y: root.counted ? root.height - root.padV - height : root.top0
        width: root.width - 2 * root.padH
        visible: !root.counted || y > root.top0 + root.rows * root.rowHeight + root.metrics.px(12)
        words: root.counted ? qsTr("With the tremor of the hand") : qsTr("Shown while you aim")
    }
}
