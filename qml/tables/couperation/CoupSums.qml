pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// What two cards of the hand make, and step by step the action with them.
StagePanel {
    id: root

    required property CoupCompose compose
    readonly property coupFacts facts: root.stage.facts
    property bool low: false            // little height: the fitting sums only, in two columns

    readonly property coupDraft made: root.compose.made
    readonly property int count: root.made.pairA.length
    readonly property int step: Math.max(1, root.facts.modifier)
    readonly property real inset: root.padV + root.headHeight + root.metrics.px(root.low ? 2 : 6)
    readonly property real rowHeight: Math.max(root.metrics.px(root.low ? 26 : 28), root.metrics.tx(root.low ? 22 : 24))
    readonly property int columns: root.low ? 2 : 1
    readonly property int footHeight: root.low ? 0 : root.metrics.tx(22)
    readonly property real captionHeight: root.low || root.idle || root.compose.composing ? 0 : captionText.implicitHeight + root.metrics.px(6)
    // The ones that help first.
    readonly property var pairs: {
        const found = []
        for (let i = 0; i < root.count; ++i) {
            const pair = { index: i, a: root.made.pairA[i], b: root.made.pairB[i], adds: root.made.pairAdds[i] > 0,
                           result: root.made.pairResult[i], need: root.made.pairNeed[i], target: root.made.pairTarget[i] }
            if (!root.low || pair.need >= 0)
                found.push(pair)
        }
        const rank = (pair) => pair.need < 0 ? 99 : pair.need
        return found.sort((x, y) => rank(x) - rank(y) || x.index - y.index)
    }

    // Too little height for a line a step.
    readonly property bool brief: root.low || root.height - root.inset < root.metrics.tx(200)
    readonly property bool idle: !root.compose.composing && root.count === 0

    term: "reserve"
    head: root.idle && !root.low ? qsTr("Marks: cards to draw") : qsTr("From the reserve")
    Accessible.name: root.head

    StageText {
        id: captionText

        role: "caption"
        x: root.padH
        y: root.inset - root.metrics.px(3)
        width: root.width - 2 * root.padH
        height: root.captionHeight - root.metrics.px(6)
        visible: root.captionHeight > 0
        verticalAlignment: Text.AlignTop
        words: qsTr("Sum or difference of two cards")
    }
    CoupLegend {
        x: root.padH
        y: root.inset + root.metrics.px(6)
        width: root.width - 2 * root.padH
        visible: root.idle && !root.low
        facts: root.facts
    }
    TkScroll {
        id: list

        x: root.padH - list.bleed
        y: root.inset + root.captionHeight
        width: root.width - x - 1   // its bar stands beside the rows
        height: root.height - y - root.footHeight - root.padV / 2
        contentHeight: rows.height
        visible: !root.compose.composing

        // What marks a row under the pointer is wider than the row.
        readonly property int bleed: 4

        Grid {
            id: rows

            readonly property int gap: root.metrics.px(18)

            x: list.bleed
            columns: root.columns
            columnSpacing: rows.gap

            Repeater {
                model: root.pairs.length

                CoupSumRow {
                    required property int index

                    pair: root.pairs[index] ?? ({ a: 0, b: 0, adds: true, result: 0, need: -1, target: 0, index: 0 })
                    step: root.step
                    first: index < root.columns && root.low
                    usable: root.compose.open
                    width: Math.floor((root.width - 2 * root.padH - (root.columns - 1) * rows.gap) / root.columns)
                    height: root.rowHeight
                    onActivated: root.compose.usePair(pair.index)
                }
            }
        }
    }
    StageText {
        role: "caption"
        x: root.padH
        y: root.inset
        width: root.width - 2 * root.padH
        visible: root.low && !root.compose.composing && root.pairs.length === 0
        words: qsTr("No two cards make a number of the reserve")
    }
    StageText {
        role: "caption"
        x: root.padH
        y: root.height - height - root.metrics.px(8)
        width: root.width - 2 * root.padH
        visible: !root.low && !root.compose.composing && root.count > 0 && root.facts.modifier > 0
        text: qsTr("Each further discard: ±%1").arg(root.step)
    }
    CoupSteps {
        x: root.padH
        y: root.inset
        width: root.width - 2 * root.padH
        height: root.height - y - root.metrics.px(root.low ? 4 : 8)
        visible: root.compose.composing
        compose: root.compose
        low: root.brief
    }
}
