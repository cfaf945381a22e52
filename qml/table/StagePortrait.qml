import QtQuick
import Takujo.Table
import Takujo.Ui

// Any piece on its way, with its label; of one that is not known only a back.
TkBox {
    id: root

    required property var motion

    property bool bare: false           // drawn by the type derived from it

    corner: Math.min(root.width, root.height) * 0.1
    fill: root.bare ? "transparent" : root.motion.faceDown ? Theme.pieceBack : Theme.cardFace
    ink: root.bare ? "transparent" : Theme.cardEdge
    Accessible.ignored: true

    StagePicture {
        anchors.fill: parent
        visible: !root.bare && root.motion.faceDown
        fillMode: Image.PreserveAspectFit
        source: visible ? (root.Stage.item as StageMatch)?.backOf(root.motion) ?? "" : ""
    }

    TkText {
        anchors.fill: parent
        anchors.margins: 2
        visible: !root.bare && !root.motion.faceDown
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: Theme.cardInk
        words: root.motion.label
    }
}
