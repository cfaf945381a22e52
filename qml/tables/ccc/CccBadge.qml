import QtQuick
import Takujo.Ui

// A small round number on the board: coins in a stack, order of this turn's placements.
Item {
    id: root

    property string text: ""
    property color fill: Theme.shu
    property color ink: Theme.shuInk
    property real unit: 1

    width: Math.max(height, words.implicitWidth + Math.round(6 * root.unit))
    height: Math.round(Math.max(14, 18 * root.unit))

    // Drawn once: a Rectangle's edge leaves slits on one side without a graphics card.
    TkBox {
        anchors.fill: parent
        corner: root.height / 2
        fill: root.fill
        ink: Theme.cardFace
    }
    TkPrint {
        id: words

        anchors.centerIn: parent
        text: root.text
        color: root.ink
        font.family: Theme.sans
        font.weight: Font.Bold
        font.pixelSize: Math.round(Math.max(12, 12 * root.unit))
    }
}
