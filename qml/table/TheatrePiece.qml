import QtQuick
import Takujo.Table
import Takujo.Ui

// One piece of a scene: the picture the table has of it, and how many backs it stands for.
StageItem {
    id: root

    required property var motion        // of the session's table
    property int count: 1
    property real came: 1               // how far it has come, 0 to 1
    Component.onCompleted: {
        const picture = root.stage.portraitOf(root.motion).createObject(root, { motion: root.motion, width: root.width, height: root.height })
        picture.width = Qt.binding(() => root.width)
        picture.height = Qt.binding(() => root.height)
        picture.motion = Qt.binding(() => root.motion)  // named anew in another language
    }
    opacity: Math.min(1, 2 * root.came)
    Accessible.ignored: true

    transform: Translate {
        x: -(1 - root.came) * root.metrics.px(56)
    }
    StageChip {
        x: root.width - width + root.metrics.px(4)
        y: root.height - height + root.metrics.px(4)
        z: 1
        visible: root.count > 1
        small: true
        tint: "paper"
        text: "×" + root.count
        Accessible.ignored: true
    }
}
