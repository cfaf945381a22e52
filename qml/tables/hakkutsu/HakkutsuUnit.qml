import QtQuick
import Takujo.Table
import Takujo.Ui

// One open unit of a cart: the mobility that holds while it is the first open one.
StageItem {
    id: root

    property string number: ""
    property string word: ""
    property bool inForce: false
    property bool planned: false        // would be in force

    TkBox {
        anchors.fill: parent
        corner: root.metrics.px(6)
        ink: root.inForce || root.planned ? Theme.shu : Theme.line2
        edge: 1.5
        dashed: true
    }
    TkPrint {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(((caption.visible ? caption.y : root.height) - height) / 2)
        text: root.number
        color: root.inForce || root.planned ? Theme.shu : Theme.ink3
        font.pixelSize: Math.max(12, Math.min(root.metrics.px(34), Math.round(root.width * 0.6),
            Math.round((root.height - (caption.visible ? caption.height + root.metrics.px(8) : 4)) * 0.6)))
    }
    StageText {
        id: caption

        role: "caption"
        y: root.height - height - root.metrics.px(6)
        width: root.width
        visible: root.word && implicitWidth <= root.width - 2 && root.height > root.metrics.px(34) + height
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideNone
        text: root.word
        Accessible.ignored: true
    }
}
