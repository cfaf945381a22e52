pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The steps of a lesson in the rail. A step that is done can be gone back to.
Item {
    id: root

    required property LessonSession lesson

    readonly property int minutes: root.lesson ? Math.max(1, Math.round((root.lesson.steps - root.lesson.step) * 0.4)) : 0

    TkHeading {
        id: head

        height: Theme.px(24)
        role: "panelHead"
        text: qsTr("This lesson")
    }
    TkText {
        visible: head.implicitWidth + implicitWidth + 12 < root.width
        height: head.height
        anchors.right: parent.right
        role: "caption"
        text: qsTr("about %n minute(s) left", "", root.minutes)
    }
    ListView {
        y: head.height + 4
        width: parent.width
        height: parent.height - y
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.lesson ? root.lesson.names : null
        currentIndex: root.lesson ? root.lesson.step : -1
        highlightMoveDuration: 0
        Accessible.role: Accessible.List
        Accessible.name: head.text
        T.ScrollBar.vertical: TkScrollBar { }

        delegate: LessonStepRow {
            width: ListView.view.width
            now: root.lesson ? root.lesson.step : 0
            onClicked: root.lesson.goTo(index)
        }
    }
}
