pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// "Show me": a finger goes from one thing to press to the next, and presses nothing. Where nothing is
// to move, their order stands beside them for a while.
Item {
    id: root

    required property LessonFinder finder
    property var points: []

    readonly property bool moves: Theme.animationFactor > 0 && !Theme.reducedMotion

    // What is aimed goes from where it is to where `aim` has it.
    function show(route: var, aim: var) {
        const points = []
        for (const name of route) {
            const item = root.finder.find(name)
            if (item)
                points.push(root.mapFromItem(item, item.width / 2, item.height / 2))
            if (item instanceof StageAim)
                points.push(root.mapFromItem(item, (item as StageAim).middleOf(aim)))
        }
        root.points = points
        finger.at = 0
        if (root.points.length > 0)
            beat.restart()
    }

    function hide() {
        beat.stop()
        root.points = []
    }

    Rectangle {
        id: finger

        property int at: 0

        readonly property point goal: root.points[at] ?? Qt.point(0, 0)

        x: goal.x - width / 2
        y: goal.y - height / 2
        width: 30
        height: 30
        radius: 15
        visible: root.moves && root.points.length > 0
        color: Qt.alpha(Theme.pick, 0.75)
        border.width: 3
        border.color: Theme.surface

        Behavior on x {
            enabled: finger.at > 0
            NumberAnimation { duration: Theme.duration(500); easing.type: Easing.InOutQuad }
        }
        Behavior on y {
            enabled: finger.at > 0
            NumberAnimation { duration: Theme.duration(500); easing.type: Easing.InOutQuad }
        }
    }
    Repeater {
        model: root.moves ? [] : root.points

        Rectangle {
            required property point modelData
            required property int index

            x: modelData.x - 13
            y: modelData.y - 13
            width: 26
            height: 26
            radius: 13
            color: Theme.pick
            border.width: 2
            border.color: Theme.surface

            TkText {
                anchors.centerIn: parent
                role: "number"
                color: Theme.shuInk
                text: String(parent.index + 1)
            }
        }
    }
    Timer {
        id: beat

        interval: root.moves ? Theme.duration(800) : 2500
        repeat: true
        onTriggered: {
            if (root.moves && finger.at + 1 < root.points.length)
                finger.at += 1
            else
                root.hide()
        }
    }
}
