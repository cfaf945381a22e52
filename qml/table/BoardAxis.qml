import QtQuick
import Takujo.Table
import Takujo.Ui

// A letter or number on the frame of a board.
TkPrint {
    id: root

    property int pixels: 12

    color: BoardTheme.ink
    font.family: Theme.sans
    font.weight: Font.Medium
    font.pixelSize: root.pixels
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
}
