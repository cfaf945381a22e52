pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// The token on a space or in a hand.
ZoneView {
    id: root

    property real unit: 1
    property bool pressed: false        // what it stands on takes presses and explains
    property bool portable: false       // may be taken to a space
    readonly property ColdItem token: root.size > 0 ? root.pieces[0] : null

    ZonePieces {
        zone: root

        ColdToken {
            unit: root.unit
            seats: root.stage.seats
            enabled: !root.pressed
            portable: root.portable
            z: flying ? 300 : 0
            width: root.width
            height: root.height
        }
    }
}
