import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The table of a position that is being set up: that of the last text that was sound.
Item {
    id: root

    required property PositionDraft draft

    readonly property bool stale: !root.draft.sound

    Rectangle {
        id: line

        width: parent.width
        height: standing.height + 16
        radius: Theme.radius
        color: Theme.surface

        TkText {
            id: standing

            x: 12
            y: 8
            width: parent.width - 24
            role: "strong"
            words: root.draft.session ? Phrases.dots([root.draft.standing, root.draft.session.prompt.title])
                                      : qsTr("The table is shown when the text is sound.")
        }
    }
    Item {
        y: line.height + 8
        width: parent.width
        height: parent.height - y

        StillTable {
            id: picture

            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, parent.height * canvas.width / canvas.height)
            height: Math.min(parent.height, parent.width * canvas.height / canvas.width)
            visible: root.draft.session !== null
            opacity: root.stale ? 0.35 : 1
            session: root.draft.session
        }
        TkChip {
            anchors.centerIn: picture
            visible: root.stale && picture.visible
            tint: "err"
            iconName: "clock"
            text: qsTr("As it was before the error")
        }
    }
}
