pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// Why a move: for each reason its kind, a sentence, the clause.
Column {
    id: root

    required property var reasons       // label, kind, text, clause of each
    property real magnify: 1
    property bool stacked: false        // words below their kind: for a narrow place
    readonly property var tints: ({
        gains: "gold", denies: "shu", prepares: "accent", keeps: "good", safer: "good",
        tells: "accent", others: "neutral", equal: "neutral", only: "neutral"
    })

    signal clauseActivated(string clause)

    topPadding: root.reasons.length > 0 ? 4 : 0
    bottomPadding: root.topPadding
    spacing: root.stacked ? 10 : 4

    Repeater {
        model: root.reasons

        Item {
            id: row

            required property var modelData

            width: root.width
            height: root.stacked ? words.y + words.height : Math.max(chip.height, words.height)
            Accessible.role: Accessible.ListItem
            Accessible.name: words.words

            TkChip {
                id: chip

                small: true
                width: Math.max(Theme.px(92), implicitWidth)
                text: row.modelData.label
                tint: root.tints[row.modelData.kind]
            }
            TkText {
                id: words

                x: root.stacked ? 0 : chip.width + 10
                y: root.stacked ? chip.height + 2 : 0
                // Of words that wrap the implicit width follows the width.
                width: root.stacked ? row.width : Math.min(Math.ceil(line.advanceWidth) + 2, row.width - x - (clause.visible ? clause.width + 10 : 0))
                role: "body"
                font.pixelSize: Math.round(Theme.size("body") * root.magnify)
                words: Wording.headed(row.modelData.text)
            }
            TextMetrics {
                id: line

                font: words.font
                text: words.words
            }
            TkLink {
                id: clause

                x: root.stacked ? row.width - width : words.x + words.width + 10
                visible: text.length > 0
                text: row.modelData.clause
                onClicked: root.clauseActivated(text)
            }
        }
    }
}
