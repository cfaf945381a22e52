import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Taking back past what was already seen.
TkDialog {
    id: root

    required property MatchSession session

    title: qsTr("Take back as practice?")
    sentence: qsTr("New cards or other pieces have already been seen after this move. The match goes on, but counts as practice.")
    safeText: qsTr("Leave it")
    actionText: qsTr("Take back")
    onAccepted: root.session.undo()
}
