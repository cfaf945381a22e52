import QtQuick
import Takujo.Ui

// What is printed on a card, a coin or a square, at a size of its own; the piece itself says it.
Text {
    textFormat: Text.PlainText
    renderType: Text.NativeRendering
    font.family: Theme.serif
    font.weight: Font.DemiBold
    Accessible.ignored: true
}
