import QtQuick
import Takujo.Ui
import Takujo.Tables.Ccc

// A letter or number on the frame of the board.
Text {
    id: root

    property int pixels: 12

    color: CccColours.frameInk
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    font.family: Theme.sans
    font.weight: Font.Medium
    font.pixelSize: root.pixels
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
