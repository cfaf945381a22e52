pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What the lesson says now, what came of the last press, and the way through it.
Rectangle {
    id: root

    required property LessonSession lesson

    readonly property bool last: root.lesson.step + 1 === root.lesson.steps
    readonly property string name: root.lesson.names[root.lesson.step] ?? ""
    readonly property string spoken: Wording.filled(qsTr("Step %1 of %2, %3. %4"),
                                                     [root.lesson.step + 1, root.lesson.steps, root.name, root.lesson.text])
    readonly property string praise: !root.lesson.answered ? "" : root.lesson.right.length > 0 ? root.lesson.right : qsTr("That is it.")
    readonly property bool nextWorks: !root.lesson.asks
    readonly property alias nextButton: next

    signal shown()
    signal clauseActivated(string clause)

    // A press meant for the step before does not pass over the next.
    function goOn() {
        if (!goesOn.recent)
            root.lesson.next()
    }
    function repeat() {
        voice.say(root.spoken)
    }

    onPraiseChanged: if (root.praise.length > 0) voice.say(root.praise)
    implicitHeight: column.y + column.height + 12
    radius: Theme.radiusPanel
    color: Theme.surface
    border.width: Theme.highContrast ? 2 : 1.5
    border.color: Theme.line2
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    PageVoice {
        id: voice
    }
    // After a move it goes on by itself; who wants nothing to move goes on by button.
    Timer {
        id: goesOn

        property bool recent: false     // it just did

        interval: recent ? 400 : 900
        running: recent || (root.lesson.moved && !root.last && Theme.animationFactor > 0)
        onTriggered: {
            recent = !recent
            if (recent)
                root.lesson.next()
        }
    }
    TkShadow {
        level: 3
        z: -1
    }
    // What lies under the card is not pressed through it.
    MouseArea {
        anchors.fill: parent
    }
    Column {
        id: column

        x: 16
        y: 14
        width: parent.width - 2 * x
        spacing: 8

        Item {
            width: parent.width
            height: disc.height

            Rectangle {
                id: disc

                width: Theme.px(26)
                height: width
                radius: width / 2
                color: Theme.shu

                TkText {
                    anchors.centerIn: parent
                    role: "number"
                    color: Theme.shuInk
                    text: String(root.lesson.step + 1)
                }
            }
            TkText {
                x: disc.width + 8
                anchors.verticalCenter: parent.verticalCenter
                width: (dots.visible ? dots.x : parent.width) - x - 8
                role: "label"
                color: Theme.ink2
                text: qsTr("of %1 · %2").arg(root.lesson.steps).arg(root.name)
                Accessible.ignored: true
            }
            LessonDots {
                id: dots

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: implicitWidth < parent.width / 2
                lesson: root.lesson
            }
        }
        TkText {
            id: words

            width: parent.width
            font.pixelSize: Theme.px(15)
            lineHeight: Theme.px(23)
            words: root.lesson.text
            Accessible.role: Accessible.StaticText
            Accessible.name: root.spoken
        }
        Flow {
            width: parent.width
            spacing: 8

            Repeater {
                model: root.lesson.clauses

                TkLink {
                    required property string modelData

                    text: modelData
                    onClicked: root.clauseActivated(modelData)
                }
            }
        }
        LessonStrip {
            id: wrong

            width: parent.width
            visible: root.lesson.wrong.length > 0 && !root.lesson.answered
            lead: qsTr("Not that one:")
            words: root.lesson.wrong
            clause: root.lesson.wrongClause
            onClauseActivated: clause => root.clauseActivated(clause)
        }
        LessonStrip {
            width: parent.width
            visible: root.lesson.answered
            good: true
            words: root.praise
        }
        Item {
            width: parent.width
            height: next.height

            TkButton {
                id: skip

                x: -leftPadding
                size: 28
                kind: "quiet"
                visible: !root.last
                text: qsTr("Skip lesson")
                onClicked: root.lesson.skip()
            }
            Row {
                id: steps

                // What all take, shown or not: where one stands depends on whether it is shown.
                readonly property real needed: show.implicitWidth + back.implicitWidth + next.implicitWidth + 2 * steps.spacing

                anchors.right: parent.right
                spacing: Theme.gapButtons

                TkButton {
                    id: show

                    size: 28
                    visible: root.lesson.route.length > 0 && (!skip.visible || steps.needed + skip.x + skip.width < steps.parent.width)
                    iconName: "eye"
                    checked: root.lesson.mistakes > 1
                    text: qsTr("Show me")
                    onClicked: root.shown()
                }
                TkButton {
                    id: back

                    size: 28
                    enabled: root.lesson.step > 0
                    iconName: "left"
                    text: qsTr("Back")
                    onClicked: root.lesson.back()
                }
                TkButton {
                    id: next

                    size: 28
                    kind: "main"
                    enabled: root.nextWorks
                    why: qsTr("First do what the card says")
                    text: root.last ? qsTr("Play") : qsTr("Next")
                    onClicked: root.goOn()
                }
            }
        }
    }
    Connections {
        target: root.lesson

        // Said at once, and after two presses that were not the one, help is at hand. Who aims keeps the keys.
        function onMistaken() {
            voice.say(wrong.said)
            if (root.lesson.mistakes === 2 && root.lesson.ring !== "aim:")
                show.forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
