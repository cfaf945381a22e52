import QtQuick
import Takujo.Ui

// Text in one of the type roles of Theme.roles: `text` stands in one line, elided; `words` in as many as they
// need, which break between words in Japanese, too.
Text {
    id: root

    property string role: "body"
    property string words

    readonly property var style: Theme.roles[root.role]

    color: root.role === "caption" ? Theme.ink3 : Theme.ink
    font.family: root.style[3] ? Theme.serif : Theme.sans
    font.pixelSize: Theme.px(root.style[0])
    font.weight: root.style[2]
    lineHeightMode: Text.FixedHeight
    lineHeight: Theme.px(root.style[1])
    // Where lines are counted, none may be lost to a better break.
    text: root.maximumLineCount < 100 ? root.words : Wording.unbroken(root.words)
    wrapMode: root.words.length > 0 ? Text.Wrap : Text.NoWrap
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    verticalAlignment: Text.AlignVCenter
}
