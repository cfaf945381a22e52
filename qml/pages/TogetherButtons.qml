import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What to do after a match played together, below its sheet.
Column {
    id: root

    required property MatchSession session

    readonly property bool kept: root.session !== null && root.session.kept
    readonly property real half: (root.width - 8) / 2

    signal again()
    signal sameDeal()
    signal replay()
    signal review()

    spacing: 8

    DealLink {
        height: implicitHeight + 4
        visible: root.kept
        session: root.session
    }
    TkButton {
        width: parent.width
        kind: "main"
        size: 48
        keyText: ActionKeys.word("again")
        iconName: "undo"
        text: qsTr("Play again")
        onClicked: root.again()
    }
    Row {
        spacing: 8

        TkButton {
            width: root.half
            visible: root.kept
            size: 40
            iconName: "copy"
            keyText: ActionKeys.word("sameDeal")
        text: qsTr("Same deal")
            onClicked: root.sameDeal()
        }
        TkButton {
            width: root.kept ? root.half : root.width
            size: 40
            keyText: ActionKeys.word("review")
            text: qsTr("Review")
            onClicked: root.review()
        }
    }
    TkButton {
        width: parent.width
        visible: root.kept
        size: 40
        iconName: "play"
        keyText: ActionKeys.word("replay")
        text: qsTr("Replay")
        onClicked: root.replay()
    }
}
