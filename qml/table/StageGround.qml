import QtQuick
import Takujo.Table

// The ground under a stage: its drawing, as large as the canvas is drawn. It never moves; a drawing
// is made once for a size.
Rectangle {
    id: root

    required property TableGround ground
    required property StageMetrics metrics

    color: root.ground.base

    Image {
        anchors.fill: parent
        visible: status === Image.Ready
        fillMode: root.ground.fill
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        sourceSize.height: root.ground.drawingHeight > 0 ? root.metrics.px(root.ground.drawingHeight) : root.height
        source: root.ground.drawing
    }
}
