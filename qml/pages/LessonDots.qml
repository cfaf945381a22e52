pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Ui

// The steps of a lesson as dots: done, the present one, still to come.
Row {
    id: root

    required property LessonSession lesson

    spacing: 5
    Accessible.ignored: true

    Repeater {
        model: root.lesson ? root.lesson.steps : 0

        Rectangle {
            required property int index

            readonly property bool now: index === root.lesson.step
            readonly property bool done: index < root.lesson.step

            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            width: now ? 18 : 7
            height: 7
            radius: 3.5
            color: now ? Theme.shu : done ? Theme.accent : "transparent"
            border.width: now || done ? 0 : 1
            border.color: Theme.line2
        }
    }
}
