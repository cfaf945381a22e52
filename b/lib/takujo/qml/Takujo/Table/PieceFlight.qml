import QtQuick
import Takujo.Table
import Takujo.Ui

// Brings a piece from where it was to its place, once; under reduced motion it only fades in.
// Made for one flight and gone after it.
SequentialAnimation {
    id: root

    required property PieceItem piece
    required property point from        // pixels away from its place
    property int delay: 0

    readonly property int time: Theme.moveTime(Math.hypot(root.from.x, root.from.y))
    readonly property bool still: Theme.reducedMotion

    function begin() {
        root.piece.flying = true
        root.piece.offset.x = root.still ? 0 : root.from.x
        root.piece.offset.y = root.still ? 0 : root.from.y
        root.piece.body.opacity = root.still ? 0 : 1
        root.start()
    }

    PauseAnimation { duration: root.still ? 0 : root.delay }
    ParallelAnimation {
        NumberAnimation {
            target: root.piece.offset
            properties: "x,y"
            to: 0
            duration: root.still ? 0 : root.time
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: root.piece.body
            property: "opacity"
            to: 1
            duration: Theme.duration(120)
        }
        SequentialAnimation {
            NumberAnimation {
                target: root.piece.body
                property: "scale"
                to: root.still ? 1 : 1.04
                duration: root.still ? 0 : root.time / 2
            }
            NumberAnimation {
                target: root.piece.body
                property: "scale"
                to: 1
                duration: root.still ? 0 : root.time / 2
            }
        }
    }
    onFinished: {
        root.piece.flying = false
        root.destroy()
    }
}
