import QtQuick
import QtQuick.Shapes
import Takujo.Ui

// The side of a box as one sees it from the middle of the shelf: one vanishing point, at 46 % of the
// box's height.
Shape {
    id: root

    required property var colours       // at the front, at the back, of the edge; empty = grey
    required property real away         // from the middle of the box to the vanishing point, right = plus
    required property real boxWidth
    property real recede: 0.1
    property real most: 1000            // as wide as there is room for

    readonly property bool turned: root.away > 4
    readonly property bool seen: Math.abs(root.away) > 4 && !Theme.highContrast
    readonly property real across: root.seen ? Math.min(root.most, (Math.abs(root.away) - root.boxWidth / 2) * root.recede) : 0
    readonly property real vanishing: height * 0.46
    readonly property color front: root.colours?.[0] ?? Theme.cardBadgeInk
    readonly property color back: root.colours?.[1] ?? Theme.cardInk
    readonly property color edge: root.colours?.[2] ?? Theme.ink3

    // A point of the face: 0 at the front, 1 at the back; a share of the way down.
    function xAt(t: real): real {
        return root.turned ? width * t : width * (1 - t)
    }
    function yAt(t: real, down: real, inset: real): real {
        const start = down * height + (down > 0.5 ? -inset : inset)
        return start + (root.vanishing - start) * root.recede * t
    }

    x: root.turned ? root.boxWidth : -width
    width: Math.max(0, root.across)
    visible: root.seen && width >= 2

    ShapePath {
        strokeColor: "transparent"
        fillGradient: LinearGradient {
            x1: root.xAt(0)
            x2: root.xAt(1)
            y1: 0
            y2: 0

            GradientStop { position: 0; color: root.front }
            GradientStop { position: 1; color: root.back }
        }
        startX: root.xAt(0)
        startY: root.yAt(0, 0, 0)

        PathLine { x: root.xAt(1); y: root.yAt(1, 0, 0) }
        PathLine { x: root.xAt(1); y: root.yAt(1, 1, 0) }
        PathLine { x: root.xAt(0); y: root.yAt(0, 1, 0) }
    }
    ShapePath {
        strokeColor: root.width > 14 ? Qt.alpha(root.edge, 0.8) : "transparent"
        strokeWidth: 1.2
        fillColor: "transparent"
        startX: root.xAt(0.18)
        startY: root.yAt(0.18, 0, 10)

        PathLine { x: root.xAt(0.82); y: root.yAt(0.82, 0, 10) }
        PathLine { x: root.xAt(0.82); y: root.yAt(0.82, 1, 10) }
        PathLine { x: root.xAt(0.18); y: root.yAt(0.18, 1, 10) }
        PathLine { x: root.xAt(0.18); y: root.yAt(0.18, 0, 10) }
    }
    Rectangle {
        x: root.turned ? 0 : parent.width - 2
        width: 2
        height: parent.height
        color: root.edge
    }
}
