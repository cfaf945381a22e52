pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Over the stage while a figure of the rulebook is tried out, until the person makes a move or closes it:
// what the figure says.
Item {
    id: root

    property bool closed: false

    Connections {
        target: App

        function onSessionChanged() {
            root.closed = false
        }
    }
    Connections {
        target: App.session

        function onHappened(seat: int) {
            root.closed = root.closed || seat === App.session.view.seat
        }
    }
    Repeater {
        model: App.trial.length > 0 && !root.closed ? 1 : 0

        TkBanner {
            x: Math.round((root.width - width) / 2)
            width: Math.min(root.width, Theme.px(620))
            height: implicitHeight
            kind: "info"
            title: scene.name
            text: scene.text

            TkButton {
                kind: "quiet"
                size: 32
                text: qsTr("Close")
                onClicked: root.closed = true
            }
        }
    }
    // The last one: it goes after what looks at it.
    FigureScene {
        id: scene

        guide: App.guide
        figure: App.trial
    }
}
