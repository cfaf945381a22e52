import QtQuick
import Takujo.Ui

// Brings a piece from where it was to its place, once; under reduced motion it only fades in. The picture of
// a piece that leaves becomes small on the way and is gone at its end. Made for one flight and gone after it.
SequentialAnimation {
    id: root

    required property var flyer         // a PieceItem, StageTraveller or figure: `offset`, `body`, `flying`
    required property point way         // pixels away from its place
    property int delay: 0

    readonly property int time: Theme.moveTime(Math.hypot(root.way.x, root.way.y))
    readonly property bool still: Theme.reducedMotion
    readonly property bool leaves: root.flyer.leaves ?? false

    function begin() {
        root.flyer.flying = true
        root.flyer.offset.x = root.still ? 0 : root.way.x
        root.flyer.offset.y = root.still ? 0 : root.way.y
        root.flyer.body.opacity = root.still ? 0 : 1
        root.start()
    }

    PauseAnimation { duration: root.still ? 0 : root.delay }
    ParallelAnimation {
        NumberAnimation {
            target: root.flyer.offset
            properties: "x,y"
            to: 0
            duration: root.still ? 0 : root.time
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            target: root.flyer.body
            property: "opacity"
            to: 1
            duration: Theme.duration(120)
        }
        SequentialAnimation {
            NumberAnimation {
                target: root.flyer.body
                property: "scale"
                to: root.still ? 1 : root.leaves ? 0.8 : 1.04
                duration: root.still ? 0 : root.time / 2
            }
            NumberAnimation {
                target: root.flyer.body
                property: "scale"
                to: root.leaves ? 0.6 : 1
                duration: root.still ? 0 : root.time / 2
            }
        }
    }
    NumberAnimation {
        target: root.flyer.body
        property: "opacity"
        to: root.leaves ? 0 : 1
        duration: root.leaves ? Theme.durRing : 0
    }
    onFinished: {
        root.flyer.flying = false
        if (root.leaves)
            root.flyer.destroy()
        root.destroy()
    }
}
