pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Below a box while the shelf greets: learn the game, or play it right away. What comes next stands
// on top; once the lesson was done that is playing.
Item {
    id: root

    required property string gameId
    required property string name
    required property bool goodFirst
    required property var lesson        // App.lessonProgress()
    required property bool roomy        // for icons

    readonly property bool taught: root.lesson.steps > 0
    readonly property bool learned: root.lesson.done
    readonly property bool begun: !root.learned && root.lesson.step > 0
    readonly property bool playFirst: root.learned || !root.taught
    readonly property bool below: (root.playFirst ? learn : play).activeFocus

    // The focus wants to go to another box, or up.
    signal stepped(int by, bool below)
    signal leftAbove()

    function take(below: bool) {
        const wanted = below === root.playFirst && root.taught ? learn : play
        wanted.forceActiveFocus(Qt.TabFocusReason)
    }

    implicitWidth: Math.max(root.taught ? learn.implicitWidth : 0, play.implicitWidth)
    implicitHeight: root.taught ? learn.height + 7 + play.height : play.height
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name
    Keys.onLeftPressed: root.stepped(-1, root.below)
    Keys.onRightPressed: root.stepped(1, root.below)
    Keys.onDownPressed: root.take(true)
    Keys.onUpPressed: {
        if (root.below)
            root.take(false)
        else
            root.leftAbove()
    }

    TkButton {
        id: learn

        y: root.playFirst ? play.height + 7 : 0
        width: parent.width
        size: root.playFirst ? 32 : 36
        visible: root.taught
        kind: root.goodFirst && !root.learned ? "main" : root.learned ? "plain" : "outline"
        iconName: root.roomy ? "sprout" : ""
        leftPadding: root.roomy ? Theme.px(16) : Theme.px(8)
        rightPadding: leftPadding
        text: root.begun ? qsTr("Go on at step %1").arg(root.lesson.step + 1) : qsTr("Learn in 5 minutes")
        Accessible.name: Wording.about(text, root.name)
        onClicked: App.openLesson(root.gameId)
    }
    TkButton {
        id: play

        y: root.playFirst ? 0 : learn.height + 7
        width: parent.width
        size: root.playFirst ? 36 : 32
        kind: root.learned ? "main" : "plain"
        iconName: "play"
        iconFilled: true
        text: qsTr("Play right away")
        Accessible.name: Wording.about(text, root.name)
        onClicked: if (App.playRightAway(root.gameId)) Nav.table()
    }
}
