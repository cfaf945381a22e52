pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// What the marks give the next seat to draw.
Column {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    required property coupFacts facts

    readonly property var rows: [
        { mark: 1, words: qsTr("up to 1 card") },
        { mark: 2, words: qsTr("up to 2 cards") },
        { mark: 3, words: root.facts.heartValue === Coup.HeartValue.Fixed ? qsTr("%n card(s) at most", "", root.facts.heartCards)
            : root.facts.heartValue === Coup.HeartValue.Max ? qsTr("the larger of the two cards below") : qsTr("the two cards below together") },
        { mark: 0, words: qsTr("until the hand holds %1").arg(root.facts.refillTo) }
    ]

    spacing: root.metrics.px(7)

    Repeater {
        model: root.rows

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(words.implicitHeight, root.metrics.px(22))
            Accessible.role: Accessible.StaticText
            Accessible.name: Wording.about([qsTr("Face-down card"), "◇", "◇◇", "♡"][row.modelData.mark], row.modelData.words)

            CoupMarks {
                anchors.verticalCenter: parent.verticalCenter
                mark: row.modelData.mark
                side: root.metrics.px(16)
            }
            Image {
                anchors.verticalCenter: parent.verticalCenter
                width: root.metrics.px(28)
                height: root.metrics.px(21)
                visible: row.modelData.mark === 0
                sourceSize.width: 32
                sourceSize.height: 24
                source: visible ? "art/back.svg" : ""
            }
            StageText {
                id: words

                role: "caption"
                x: root.metrics.px(42)
                anchors.verticalCenter: parent.verticalCenter
                width: root.width - x
                color: Theme.ink2
                words: row.modelData.words
                Accessible.ignored: true
            }
        }
    }
}
