import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The whole log, from below.
T.Popup {
    id: root

    required property MatchSession session
    required property real space
    required property TableStage stage

    parent: T.Overlay.overlay
    y: parent ? parent.height - height : 0
    width: parent ? parent.width : 0
    height: Math.min(Theme.px(320), root.space)
    padding: 16
    modal: true
    focus: true

    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.durDrawerIn } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.durDrawerOut } }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line
    }
    contentItem: LogPanel {
        session: root.session
        stage: Theme.textScale < 1.4 ? root.stage : null
    }
}
