import QtQuick
import Takujo.Table
import Takujo.Ui

// One of the things in the well, with its words and number below or beside it.
StageItem {
    id: root

    required property StagePanel panel
    property int row: 0
    property real part: 80
    property bool listed: false
    property int side: 40
    property string words: ""
    property string number: ""
    property string term: ""            // of the glossary
    readonly property string zone: root.term

    default property alias content: holder.data

    x: root.panel.padH + (root.listed ? 0 : root.row * root.part)
    y: root.listed ? root.panel.padV / 2 + root.row * root.part : 0
    width: root.listed ? root.panel.width - 2 * root.panel.padH : root.part
    height: root.listed ? root.part : root.panel.height

    StageTerm {
        anchors.fill: parent
        term: root.term
    }
    Item {
        id: holder

        y: Math.round((root.height - root.side - (root.listed ? 0 : root.metrics.tx(18))) / 2)
        width: root.listed ? root.width * 0.42 : root.width
        height: root.side
    }
    StageText {
        role: "caption"
        x: root.listed ? holder.width + root.metrics.px(4) : 0
        y: root.listed ? Math.round((root.height - height) / 2) : holder.y + root.side + root.metrics.px(3)
        width: root.width - x
        height: root.metrics.tx(17)
        horizontalAlignment: root.listed ? Text.AlignLeft : Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        color: root.metrics.ground.ink
        text: root.words + (root.number ? " " + root.number : "")
    }
}
