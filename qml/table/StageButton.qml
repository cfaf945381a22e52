import QtQuick
import Takujo.Table
import Takujo.Ui

// A button on the stage. Where words do not fit it shows its icon only; the words become the tip.
TkButton {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property string words: ""
    property bool iconOnly: false
    property int base: 28
    property int fills: -1              // group of the answer it turns to (TableStage.groupsByButton)

    size: Math.round(root.base * root.metrics.textFactor)
    text: root.iconOnly ? "" : root.words
    tip: root.iconOnly ? root.words : ""
    font.pixelSize: root.metrics.tx(13)
    Accessible.name: root.words
}
