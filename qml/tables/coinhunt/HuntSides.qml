pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Where the rules leave the side open (CH-20): the other sides of the moat, marked with the way in. A
// press goes there and aims from the place pressed; by keys the panel of the aim does the same.
Repeater {
    id: root

    required property HuntView view

    readonly property HuntAim aim: root.view.aim
    readonly property bool open: root.aim.active && root.aim.free && !root.view.player.running

    model: root.open ? 4 : 0

    Item {
        id: side

        required property int index     // quarter turns from the front: 0 bottom, 1 left, 2 top, 3 right

        readonly property int edge: (root.view.edge + side.index) % 4

        anchors.fill: parent
        rotation: 90 * side.index
        visible: side.index > 0 && root.aim.mayUse(side.edge)

        Rectangle {
            x: root.view.inset
            y: side.height - root.view.inset
            width: root.view.inner
            height: root.view.inset
            color: hover.hovered ? Qt.alpha(HuntColours.wayIn, 0.25) : "transparent"

            Repeater {
                model: [0.25, 0.75]

                TkIcon {
                    required property real modelData

                    x: parent ? parent.width * modelData - width / 2 : 0
                    y: parent ? (parent.height - height) / 2 : 0
                    size: Math.round(Math.max(16, 20 * root.view.k))
                    name: "down"
                    rotation: 180
                    ink: HuntColours.wayIn
                }
            }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
            TkTap {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: (point) => {
                    const left = point.position.x / root.view.mmScale
                    root.aim.use(side.edge)
                    root.aim.setLeft(left)
                }
            }
        }
    }
}
