pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Over the stage from the moment a match becomes practice until the person makes a move or closes it.
Item {
    id: root

    required property MatchSession session

    property bool shown: false

    onSessionChanged: root.shown = false

    Connections {
        target: root.session

        function onPracticeBegan() {
            root.shown = true
        }
        function onHappened(seat: int) {
            if (seat === root.session.view.seat)
                root.shown = false
        }
    }
    Repeater {
        model: root.shown ? 1 : 0

        TkBanner {
            x: Math.round((root.width - width) / 2)
            width: Math.min(root.width, Theme.px(620))
            height: implicitHeight
            kind: "warn"
            title: qsTr("This match is practice now")
            text: qsTr("It is not counted in the statistics.")

            TkButton {
                kind: "quiet"
                size: 32
                text: qsTr("Close")
                onClicked: root.shown = false
            }
        }
    }
}
