import QtQuick
import Takujo.Ui
import Takujo.Tables.Ccc

// A discarded card on its way from the hand to the used ones.
CccCardFace {
    id: root

    required property point goal        // middle of the used cards

    function start() {
        const time = Theme.moveTime(Math.hypot(root.goal.x - root.x, root.goal.y - root.y))
        wayX.duration = wayY.duration = shrink.duration = time
        flight.start()
    }

    depth: 3
    z: 500
    Accessible.ignored: true

    SequentialAnimation {
        id: flight

        ParallelAnimation {
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
        }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.durRing }
        ScriptAction { script: root.destroy() }
    }
}
