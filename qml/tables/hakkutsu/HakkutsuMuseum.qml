pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The museum card of one seat with what it pays now; a back while this viewer does not know it.
ZoneView {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    required property int seat
    property bool own: true

    zoneId: "museum." + root.seat

    StageText {
        role: "log"
        anchors.fill: parent
        visible: root.size === 0
        color: Theme.ink3
        words: qsTr("No museum yet")
    }
    ZonePieces {
        zone: root

        HakkutsuMuseumCard {
            width: root.width
            height: root.height
            own: root.own
            usable: false
        }
    }
}
