pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// What is drawn over a figure: a ring, a check or a cross at a piece, an arrow between two, words.
Item {
    id: root

    required property string kind       // ring, right, wrong, note, arrow
    required property string text
    required property rect area
    required property rect goal

    readonly property point from: Qt.point(root.area.x + root.area.width / 2, root.area.y + root.area.height / 2)
    readonly property point to: Qt.point(root.goal.x + root.goal.width / 2, root.goal.y + root.goal.height / 2)
    readonly property real way: Math.hypot(root.to.x - root.from.x, root.to.y - root.from.y)
    readonly property bool judged: root.is("right") || root.is("wrong")
    readonly property color ink: root.is("right") ? Theme.good : root.is("wrong") ? Theme.err : Theme.pick

    function is(kind: string): bool {
        return root.kind === kind
    }

    visible: root.area.width > 0

    Rectangle {
        visible: root.is("ring") || root.judged
        x: root.area.x - 3
        y: root.area.y - 3
        width: root.area.width + 6
        height: root.area.height + 6
        radius: Theme.radius
        color: "transparent"
        border.width: 3
        border.color: root.ink
    }
    Rectangle {
        visible: root.judged
        x: Math.min(root.area.x + root.area.width - 12, root.parent.width - width - 2)
        y: Math.max(2, root.area.y - 8)
        width: 20
        height: 20
        radius: 10
        color: root.ink
        border.width: 2
        border.color: Theme.raised

        Image {
            anchors.centerIn: parent
            width: 12
            height: 12
            sourceSize.width: 12
            sourceSize.height: 12
            source: Theme.icon(root.is("right") ? "check" : "x", Theme.raised)
        }
    }
    Item {
        visible: root.is("arrow")
        x: root.from.x
        y: root.from.y
        rotation: Math.atan2(root.to.y - root.from.y, root.to.x - root.from.x) * 180 / Math.PI

        Rectangle {
            y: -4
            width: Math.max(0, root.way - 10)
            height: 8
            radius: 4
            color: Theme.raised
        }
        Rectangle {
            y: -2
            width: Math.max(0, root.way - 10)
            height: 4
            radius: 2
            color: root.ink
        }
        Rectangle {
            x: root.way - 18
            y: -7
            width: 14
            height: 14
            rotation: 45
            color: root.ink
            border.width: 2
            border.color: Theme.raised
        }
    }
    Rectangle {
        visible: root.text.length > 0
        x: Math.max(2, Math.min(root.from.x - width / 2, root.parent.width - width - 2))
        y: Math.max(2, Math.min(root.is("note") ? root.from.y - height / 2 : root.area.y + root.area.height + 4,
                                root.parent.height - height - 2))
        width: Math.min(words.implicitWidth, root.parent.width - 16) + 12
        height: words.implicitHeight + 2
        radius: Theme.radiusSmall
        color: Theme.surface
        border.width: 1
        border.color: Theme.line

        TkText {
            id: words

            x: 6
            y: 1
            width: parent.width - 12
            role: "caption"
            color: Theme.ink
            text: root.text
        }
    }
}
