import QtQuick
import Takujo.Ui

// A short word on a card: its part in what is being put together.
Rectangle {
    id: root

    property real unit: 1
    property string text: ""

    width: Math.max(height, words.implicitWidth + Math.round(10 * root.unit))
    height: Math.max(18, Math.round(18 * root.unit))
    radius: height / 2
    color: Theme.pick
    Accessible.ignored: true

    TkPrint {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: Theme.shuInk
        font.family: Theme.sans
        font.weight: Font.Bold
        font.pixelSize: Math.max(12, Math.round(12 * root.unit))
    }
}
