pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// After the match that ends a lesson, over its result: what was learnt, and what comes now.
TkDialog {
    id: root

    required property LessonSession lesson
    required property string outcome

    title: qsTr("You know %1").arg(root.lesson.session.info.gameName)
    sentence: root.outcome
    safeText: qsTr("Back to the shelf")
    actionText: qsTr("Play a full match")
    closePolicy: T.Popup.NoAutoClose
    onAccepted: if (App.quickStart(root.lesson.session.info.gameId)) Nav.table()
    onRejected: Nav.home()

    // To the result that lies under it.
    Shortcut { sequences: ["Escape"]; onActivated: root.close() }

    Column {
        width: parent.width
        spacing: 4

        TkText {
            role: "panelHead"
            text: qsTr("For the first time you did")
        }
        Repeater {
            model: root.lesson.learnt

            Row {
                id: row

                required property string modelData

                spacing: 8

                TkIcon { name: "check"; size: 16; ink: Theme.good; anchors.verticalCenter: parent.verticalCenter }
                TkText { text: row.modelData }
            }
        }
        TkButton {
            visible: App.hasPuzzles(root.lesson.session.info.gameId)
            size: 32
            iconName: "star"
            text: qsTr("Solve puzzles")
            onClicked: {
                const game = root.lesson.session.info.gameId
                root.close()
                Nav.puzzles(game)
            }
        }
    }
}
