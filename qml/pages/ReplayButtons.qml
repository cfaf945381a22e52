import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Transport of a finished match.
Row {
    id: root

    required property MatchSession session
    required property bool playing
    property bool endHidden: false      // the last position would tell the result
    property bool restarts: false       // playing at the end begins at the start

    readonly property int at: root.session ? root.session.cursor.ply : 0
    readonly property int end: root.session ? root.session.ply : 0

    signal playToggled()

    spacing: 2

    TkIconButton {
        iconName: "first"
        text: qsTr("To the start")
        enabled: root.at > 0
        onClicked: root.session.cursor.lookAt(0)
    }
    TkIconButton {
        iconName: "prev"
        text: qsTr("One move back")
        enabled: root.at > 0
        onClicked: root.session.cursor.lookAt(root.at - 1)
    }
    TkIconButton {
        iconName: root.playing ? "pause" : "play"
        text: root.playing ? qsTr("Stop") : qsTr("Play the moves")
        enabled: root.playing || root.restarts || root.at < root.end
        onClicked: root.playToggled()
    }
    TkIconButton {
        iconName: "next"
        text: qsTr("One move on")
        enabled: root.at < root.end
        onClicked: root.session.cursor.lookAt(root.at + 1)
    }
    TkIconButton {
        iconName: "last"
        text: qsTr("To the end")
        enabled: root.at < root.end && !root.endHidden
        why: root.endHidden ? qsTr("The end shows the result, which is hidden") : ""
        onClicked: root.session.cursor.lookAt(root.end)
    }
}
