import QtQuick
import Takujo.Table

// Words in a place of given size: they shrink down to 12 pixels before anything is cut off.
StageText {
    fontSizeMode: Text.Fit
    lineHeightMode: Text.ProportionalHeight
    lineHeight: 1
    Accessible.ignored: true
}
