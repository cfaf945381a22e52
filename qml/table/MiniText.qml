import QtQuick
import Takujo.Ui

// A number or a short word on a miniature.
Text {
    property int size: 14

    color: Theme.ink
    textFormat: Text.PlainText
    font.family: Theme.serif
    font.weight: Font.DemiBold
    font.pixelSize: size
    Accessible.ignored: true
}
