import QtQuick
import Takujo.Table
import Takujo.Ui

// An empty place of a board. It can be chosen when the prompt names it.
StagePress {
    id: root

    required property string place      // "zone/slot"
    property bool legal: false
    property bool advised: false        // a hint is about it

    usable: root.legal
    name: root.place

    TkBox {
        anchors.fill: parent
        corner: root.corner
        ink: root.legal ? Theme.legal : Theme.line2
        edge: root.legal ? 3 : 1.5
        dashed: !root.legal
    }
    AdvisedMark {
        x: -4
        y: root.height - height + 4
        visible: root.advised
    }
}
