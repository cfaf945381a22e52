pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The turns that changed the lead most, in the order they were played; a press looks at what came after.
TkPanel {
    id: root

    required property MatchSession session

    signal momentChosen(int ply)

    // Those who win together have no lead among them.
    visible: root.session !== null && (root.session.story.lines.length > 1 || root.session.story.turning.count > 0)
    head: root.session?.finished ? qsTr("Turns that decided it") : qsTr("Turns that changed the lead")
    note: root.session && root.session.story.turning.count > 0 ? qsTr("change of lead") : ""
    padding: 14

    Column {
        width: root.availableWidth

        Repeater {
            model: root.session ? root.session.story.turning : null

            ResultTurningRow {
                required swing

                width: parent.width
                onClicked: root.momentChosen(ply)
            }
        }
        TkText {
            width: parent.width
            visible: root.session !== null && root.session.story.turning.count === 0
            role: "caption"
            words: qsTr("No turn changed the lead that everybody could see.")
        }
    }
}
