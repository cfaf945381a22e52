import QtQuick
import Takujo.Table
import Takujo.Ui

// One of the things in the well, with its words and number below.
Item {
    id: root

    required property StageMetrics metrics
    property int side: 40
    property string words: ""
    property string number: ""

    default property alias content: holder.data

    Item {
        id: holder

        y: Math.round((root.height - root.side - root.metrics.tx(18)) / 2)
        width: root.width
        height: root.side
    }
    StageText {
        metrics: root.metrics
        role: "caption"
        y: holder.y + root.side + root.metrics.px(3)
        width: root.width
        height: root.metrics.tx(17)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        color: Theme.tableInk
        text: root.words + (root.number !== "" ? " " + root.number : "")
    }
}
