import QtQuick
import Takujo.Ui

// Where the ring is, as seen from the card: a point at the edge of the card that faces it, so that nothing
// on the table is crossed. A square on its corner, half of it under the card.
Rectangle {
    id: root

    required property rect card
    required property rect target

    readonly property real cx: root.target.x + root.target.width / 2
    readonly property real cy: root.target.y + root.target.height / 2
    // Room between the two, sideways and up or down.
    readonly property real beside: Math.max(root.card.x - root.target.x - root.target.width, root.target.x - root.card.x - root.card.width)
    readonly property real above: Math.max(root.card.y - root.target.y - root.target.height, root.target.y - root.card.y - root.card.height)
    readonly property bool upright: root.above >= root.beside

    function along(wanted: real, from: real, length: real): real {
        return Math.max(from + 24, Math.min(from + length - 24, wanted)) - root.width / 2
    }

    x: root.upright ? root.along(root.cx, root.card.x, root.card.width)
                    : (root.cx < root.card.x ? root.card.x : root.card.x + root.card.width) - width / 2
    y: root.upright ? (root.cy < root.card.y ? root.card.y : root.card.y + root.card.height) - height / 2
                    : root.along(root.cy, root.card.y, root.card.height)
    width: 20
    height: 20
    rotation: 45
    visible: root.target.width > 0 && Math.max(root.beside, root.above) > 8
    color: Theme.pick
}
