pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// From a card that does not stand beside the ring to the ring: along one side, then down or up to it.
Item {
    id: root

    required property rect card
    required property rect target
    required property var lights            // the first is that of the target

    readonly property real cx: root.target.x + root.target.width / 2
    readonly property real cy: root.target.y + root.target.height / 2
    // Level with the card the line goes sideways all the way, else it turns over or under the ring.
    readonly property real levelFrom: Math.max(root.card.y, root.target.y) + 12
    readonly property real levelTo: Math.min(root.card.y + root.card.height, root.target.y + root.target.height) - 12
    readonly property bool level: root.levelFrom <= root.levelTo
    readonly property real levelY: Math.max(root.levelFrom, Math.min(root.levelTo, root.cy))
    readonly property bool upright: root.cx > root.card.x + 12 && root.cx < root.card.x + root.card.width - 12
    readonly property bool leftwards: root.cx < root.card.x
    readonly property bool below: root.cy > root.card.y + root.card.height / 2
    readonly property real fromX: root.upright ? root.cx : root.leftwards ? root.card.x : root.card.x + root.card.width
    readonly property real fromY: root.upright ? (root.below ? root.card.y + root.card.height : root.card.y)
                                : root.level ? root.levelY : root.below ? root.card.y + root.card.height - 24 : root.card.y + 24
    readonly property real toX: root.level && !root.upright ? (root.leftwards ? root.target.x + root.target.width : root.target.x) : root.cx
    readonly property real toY: root.level && !root.upright ? root.levelY : root.below ? root.target.y : root.target.y + root.target.height
    readonly property real across: Math.abs(root.toX - root.fromX)
    readonly property real down: Math.abs(root.toY - root.fromY)

    // Room between the two; where it is little nobody needs a line.
    readonly property real between: Math.max(0, root.card.x - root.target.x - root.target.width, root.target.x - root.card.x - root.card.width)
        + Math.max(0, root.card.y - root.target.y - root.target.height, root.target.y - root.card.y - root.card.height)
    // Not across other things in the light.
    readonly property bool clear: root.lights.slice(1).every((light) =>
        root.apart(light, root.fromX, root.fromY, root.toX, root.fromY) && root.apart(light, root.toX, root.fromY, root.toX, root.toY))

    function apart(light: rect, ax: real, ay: real, bx: real, by: real): bool {
        return light.x > Math.max(ax, bx) || light.x + light.width < Math.min(ax, bx)
            || light.y > Math.max(ay, by) || light.y + light.height < Math.min(ay, by)
    }

    visible: root.target.width > 0 && root.between > 60 && root.clear

    component Stroke: Rectangle {
        property bool edge: false

        color: edge ? Theme.surface : Theme.pick
    }

    Repeater {
        model: 2

        Item {
            id: both

            required property int index

            readonly property int more: index === 0 ? 2 : 0

            Stroke {
                edge: both.index === 0
                x: Math.min(root.fromX, root.toX) - 1.5 - both.more
                y: root.fromY - 1.5 - both.more
                width: root.across + 3 + 2 * both.more
                height: 3 + 2 * both.more
                visible: root.across > 1
            }
            Stroke {
                edge: both.index === 0
                x: root.toX - 1.5 - both.more
                y: Math.min(root.fromY, root.toY) - 1.5 - both.more
                width: 3 + 2 * both.more
                height: root.down + 3 + 2 * both.more
                visible: root.down > 1
            }
            // The head: a square on its corner, half of it under the ring.
            Stroke {
                edge: both.index === 0
                x: root.toX - 6 - both.more
                y: root.toY - 6 - both.more
                width: 12 + 2 * both.more
                height: width
                rotation: 45
            }
        }
    }
}
