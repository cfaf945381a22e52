pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The table as the match left it; what a row of the score sheet counts lies in the light while it is pointed at.
// Made after the page stands.
TkPanel {
    id: root

    required property MatchSession session
    property var sources: []            // of that row
    property bool wanted: false
    property real ratio: 1              // width to height of what the table shows of itself

    signal activated()                  // it is to be seen large

    padding: 12
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The table at the end")

    Item {
        implicitHeight: Math.round(width / root.ratio)
        width: root.availableWidth

        Repeater {
            model: root.wanted ? 1 : 0

            StageHost {
                id: host

                width: parent?.width ?? 0
                height: parent?.height ?? 0
                atGlance: true
                enabled: false
                session: root.session
                onGlanceRatioChanged: settle.restart()
                Component.onCompleted: root.ratio = host.glanceRatio

                // Not while the scale that follows from it is being worked out.
                Timer {
                    id: settle

                    interval: 1
                    onTriggered: root.ratio = host.glanceRatio
                }
                TableLights {
                    anchors.fill: parent
                    z: 1
                    session: root.session
                    stage: host.table as TableStage
                    sources: root.sources
                }
            }
        }
        TkPress {
            anchors.fill: parent
            text: qsTr("Show the table large")
            onClicked: root.activated()

            TkFocusRing {
                shown: parent.visualFocus
            }
            TkHint {
                control: parent
                tip: parent.text + "  " + ActionKeys.word("wholeBoard")
            }
        }
    }
    // After the first picture of the page.
    Timer {
        interval: 30
        running: root.visible
        onTriggered: root.wanted = true
    }
}
