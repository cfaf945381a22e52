pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The way to a cell: a dotted line over a light one, with an arrow head at its end.
Item {
    id: root

    property var points: []             // centres of the cells, the start first, in pixels
    property real unit: 1

    readonly property bool shown: root.points.length > 1
    readonly property real step: 9 * root.unit
    readonly property var last: root.shown ? root.points[root.points.length - 1] : Qt.point(0, 0)
    readonly property var before: root.shown ? root.points[root.points.length - 2] : Qt.point(0, 0)
    readonly property real angle: Math.atan2(root.last.y - root.before.y, root.last.x - root.before.x) * 180 / Math.PI
    // Centres of the dots, ending short of the arrow head.
    readonly property var dots: {
        const found = []
        for (let i = 1; i < root.points.length; ++i) {
            const a = root.points[i - 1]
            const b = root.points[i]
            const reach = Math.hypot(b.x - a.x, b.y - a.y)
            const end = i === root.points.length - 1 ? reach - 14 * root.unit : reach
            for (let way = i === 1 ? 10 * root.unit : 0; way < end; way += root.step)
                found.push(Qt.point(a.x + (b.x - a.x) * way / reach, a.y + (b.y - a.y) * way / reach))
        }
        return found
    }

    visible: root.shown
    Accessible.ignored: true

    // From cell to cell the way goes along a row or a column.
    Repeater {
        model: Math.max(0, root.points.length - 1)

        Rectangle {
            required property int index

            readonly property var from: root.points[index] ?? Qt.point(0, 0)
            readonly property var to: root.points[index + 1] ?? Qt.point(0, 0)
            readonly property real line: Math.max(6, 9 * root.unit)

            x: Math.min(from.x, to.x) - line / 2
            y: Math.min(from.y, to.y) - line / 2
            width: Math.abs(to.x - from.x) + line
            height: Math.abs(to.y - from.y) + line
            radius: line / 2
            color: HakkutsuColours.wayHalo
        }
    }
    Repeater {
        model: root.dots.length

        Rectangle {
            required property int index

            readonly property var at: root.dots[index] ?? Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - width / 2
            width: Math.max(3, 5.5 * root.unit)
            height: width
            radius: width / 2
            color: HakkutsuColours.way
        }
    }
    Image {
        x: root.last.x - width / 2
        y: root.last.y - height / 2
        width: Math.round(Math.max(16, 26 * root.unit))
        height: width
        rotation: root.angle
        sourceSize.width: 40
        sourceSize.height: 40
        source: root.shown ? "art/arrow.svg" : ""
    }
}
