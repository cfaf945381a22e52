import QtQuick
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The corner of a card that names its area, by letter and ground.
Rectangle {
    id: root

    property int pixels: 13
    property int area: 1
    property string text: ""
    property bool tight: false

    width: Math.max(words.implicitWidth + (root.tight ? 4 : 6), Math.round((root.tight ? 1.2 : 1.7) * root.pixels))
    height: Math.round((root.tight ? 1.25 : 1.45) * root.pixels)
    radius: Math.round(root.pixels / 3)
    color: Theme.highContrast ? Theme.cardInk : HakkutsuColours.flags[Math.max(0, root.area - 1)]

    TkPrint {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: HakkutsuColours.flagInk
        font.pixelSize: root.pixels
    }
}
