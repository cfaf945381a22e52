pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Text on the stage, in one of the type roles of Theme.roles, at the size the stage gives words: `text` or
// `words` as in TkText. What is cut off is told in full to whoever points at it.
Text {
    id: root

    readonly property StageMetrics metrics: Stage.metrics as StageMetrics
    property string role: "body"
    property string words
    property bool explained: false      // by what it stands in

    readonly property var style: Theme.roles[root.role]

    color: root.role === "caption" ? Theme.ink3 : Theme.ink
    font.family: root.style[3] ? Theme.serif : Theme.sans
    font.pixelSize: root.metrics.tx(root.style[0])
    font.weight: root.style[2]
    lineHeightMode: Text.FixedHeight
    lineHeight: root.metrics.tx(root.style[1])
    // Where lines are counted, none may be lost to a better break.
    text: root.maximumLineCount < 100 ? root.words : Theme.unbroken(root.words)
    wrapMode: root.words.length > 0 ? Text.Wrap : Text.NoWrap
    minimumPixelSize: 12                // where the words shrink to fit
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter

    MadeLater {
        wanted: root.truncated && !root.explained

        TkHint {
            control: root
            tip: root.truncated && !root.explained ? root.text : ""
            why: tip                    // on a board that is only looked at
        }
    }
}
