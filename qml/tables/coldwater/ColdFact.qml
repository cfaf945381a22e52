import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A mark and a few words in one line. The mark is drawn by the caller.
ColdItem {
    id: root

    property string words: ""

    usable: false

    ColdText {
        role: "label"
        x: Math.min(root.metrics.px(24), root.height) + root.metrics.px(7)
        width: root.width - x
        height: root.height
        text: root.words
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
    }
}
