import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A mark and a few words in one line. The mark is drawn by the caller.
ColdItem {
    id: root

    required property StageMetrics metrics
    property string words: ""

    usable: false

    ColdText {
        metrics: root.metrics
        role: "label"
        x: Math.min(root.metrics.px(24), root.height) + root.metrics.px(7)
        width: root.width - x
        height: root.height
        text: root.words
    }
    PieceMarks {
        advised: root.advised
        unit: root.metrics.k
        focused: root.activeFocus
    }
}
