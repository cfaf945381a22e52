pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// Where the cards of the other seats come from: the edge of the stage beside their panels.
StageItem {
    id: root

    readonly property int count: root.stage.session ? root.stage.session.seatCount : 0
    readonly property bool above: root.stage.metrics.tall

    anchors.fill: parent

    Repeater {
        model: root.count

        Item {
            id: door

            required property int index

            x: root.above ? root.width * (door.index + 0.5) / root.count : -60
            y: root.above ? -50 : 44 + 76 * door.index
            width: 1
            height: 1
            Component.onCompleted: root.stage.register("hand." + door.index, door)
        }
    }
}
