import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Bar of a lesson: way back, game, where in the lesson; rules, and out of it into a match.
PageBar {
    id: root

    required property LessonSession lesson
    property bool compact: false

    title: root.lesson ? root.lesson.session.info.gameName : ""
    onBackClicked: Nav.home()
    chips: [
        TkChip {
            tint: "accent"
            iconName: "sprout"
            text: qsTr("Lesson")
        },
        TkChip {
            visible: !root.compact
            text: root.lesson ? qsTr("Scene %1 of %2").arg(root.lesson.scene).arg(root.lesson.scenes) : ""
        }
    ]

    ToolButton {
        compact: root.compact
        iconName: "aid"
        word: qsTr("Player aid")
        key: ActionKeys.word("aid")
        onClicked: Nav.aid(root.lesson.session.info.gameId, false)
    }
    ToolButton {
        compact: root.compact
        iconName: "book"
        word: qsTr("Rules")
        key: ActionKeys.word("rulebook")
        onClicked: Nav.rulebook(root.lesson.session.info.gameId, "")
    }
    ToolButton {
        compact: root.compact
        iconName: "next"
        word: qsTr("Leave, play now")
        onClicked: if (App.leaveLesson()) Nav.table()
    }
}
