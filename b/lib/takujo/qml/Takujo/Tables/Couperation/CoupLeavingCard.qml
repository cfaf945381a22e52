import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// A card on its way to the discards, face down. It is gone when it gets there.
CoupFace {
    id: root

    required property point goal        // middle of where it goes, in the parent

    function start() {
        wayX.duration = wayY.duration = shrink.duration = Theme.moveTime(Math.hypot(root.goal.x - root.x, root.goal.y - root.y))
        flight.start()
    }

    faceDown: true
    depth: 2
    z: 10
    Accessible.ignored: true

    ParallelAnimation {
        id: flight

        NumberAnimation {
            id: wayX

            target: root
            property: "x"
            to: root.goal.x - root.width / 2
            easing.type: Easing.OutCubic
        }
        NumberAnimation {
            id: wayY

            target: root
            property: "y"
            to: root.goal.y - root.height / 2
            easing.type: Easing.OutCubic
        }
        NumberAnimation { id: shrink; target: root; property: "scale"; to: 0.6; easing.type: Easing.OutCubic }
        onFinished: root.destroy()
    }
}
