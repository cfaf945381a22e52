import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A small drawing and a number: coins to pay, units to carry.
Row {
    id: root

    property string drawing: "coin"
    property string number: ""
    property int side: 15               // of the drawing, in pixels
    property int pixels: 13
    property color ink: Theme.cardInk

    spacing: Math.max(1, Math.round(root.side / 8))

    StagePicture {
        anchors.verticalCenter: parent.verticalCenter
        width: root.side
        height: root.side
        source: "art/" + root.drawing + ".svg"
    }
    TkPrint {
        anchors.verticalCenter: parent.verticalCenter
        text: root.number
        color: root.ink
        font.pixelSize: root.pixels
    }
}
