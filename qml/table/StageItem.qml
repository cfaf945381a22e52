import QtQuick
import Takujo.Table

// Something on the stage: knows it and its sizes.
Item {
    readonly property TableStage stage: Stage.item as TableStage
    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
}
