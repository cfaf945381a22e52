pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Over the stage while it is not closed: what a program that plays did wrong, and who decides instead.
Item {
    id: root

    required property MatchSession session

    property string told: ""

    onSessionChanged: root.told = ""

    Connections {
        target: root.session

        function onProgramFailed(text: string) {
            root.told = text
        }
    }
    Repeater {
        model: root.told.length > 0 ? 1 : 0

        TkBanner {
            x: Math.round((root.width - width) / 2)
            width: Math.min(root.width, Theme.px(620))
            height: implicitHeight
            kind: "warn"
            title: qsTr("A computer player has failed")
            text: root.told

            TkButton {
                kind: "quiet"
                size: 32
                text: qsTr("Close")
                onClicked: root.told = ""
            }
        }
    }
}
