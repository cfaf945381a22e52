import QtQuick
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A mined rock on its way to the cart of a seat that is not shown.
HakkutsuRockFace {
    id: root

    required property point goal        // middle of the seat's mark

    function start() {
        flight.start()
    }

    readonly property int time: Theme.moveTime(Math.hypot(root.goal.x - root.x, root.goal.y - root.y))

    depth: 2
    z: 500
    Accessible.ignored: true

    SequentialAnimation {
        id: flight

        ParallelAnimation {
            NumberAnimation {
                target: root
                property: "x"
                to: root.goal.x - root.width / 2
                duration: root.time
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: root
                property: "y"
                to: root.goal.y - root.height / 2
                duration: root.time
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: root
                property: "scale"
                to: 0.4
                duration: root.time
                easing.type: Easing.OutCubic
            }
        }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.durRing }
        ScriptAction { script: root.destroy() }
    }
}
