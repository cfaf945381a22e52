pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// Sentences below each other; as high as they are at once, not only when the next picture is made: the pieces
// beside them leave before that.
StageItem {
    id: root

    property var sentences: []          // { text, special }

    readonly property int gap: root.metrics.px(4)
    property var lines: []              // the items, from above

    function bottomOf(count: int): int {
        return root.lines.slice(0, count).reduce((sum, line) => sum + (line?.height ?? 0) + root.gap, 0)
    }

    height: Math.max(0, root.bottomOf(root.lines.length) - root.gap)

    Repeater {
        model: root.sentences
        onItemAdded: (index, item) => { root.lines = root.lines.concat([item]) }
        onItemRemoved: (index, item) => { root.lines = root.lines.filter((line) => line !== item) }

        TheatreWords {
            required property var modelData
            required property int index

            y: root.bottomOf(index)
            width: root.width
            height: implicitHeight
            first: index === 0
            special: index > 0 && (modelData?.special ?? false)
            text: modelData?.text ?? ""
        }
    }
}
