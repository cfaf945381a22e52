import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// A bait crystal that left its zone: it sinks and fades, then it is gone.
ColdBaitIcon {
    id: root

    z: 500
    Component.onCompleted: sink.start()

    ParallelAnimation {
        id: sink

        NumberAnimation { target: root; property: "y"; to: root.y + Theme.travel(18); duration: Theme.durFall; easing.type: Easing.InQuad }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.durFall }
        NumberAnimation { target: root; property: "scale"; to: Theme.reducedMotion ? 1 : 0.8; duration: Theme.durFall }
        onFinished: root.destroy()
    }
}
