pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Text on the stage, at the size the stage gives words. What is cut off is told in full to whoever points
// at it.
TkText {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property bool explained: false      // by what it stands in

    font.pixelSize: root.metrics.tx(root.style[0])
    lineHeight: root.metrics.tx(root.style[1])
    minimumPixelSize: 12                // where the words shrink to fit

    MadeLater {
        wanted: root.truncated && !root.explained

        TkHint {
            control: root
            tip: root.truncated && !root.explained ? root.text : ""
            why: tip                    // on a board that is only looked at
        }
    }
}
