pragma Singleton

import QtQuick
import Takujo.Ui

// Grounds of territory and the badge on a square.
QtObject {
    id: root

    readonly property var dayTints: ["#D5DEF1", "#F8DACF", "#D6EDE6", "#F8EBC6"]
    readonly property color badge: Theme.mode === "hcDark" ? "#000000" : "#1F2430"

    // Ground of a square that belongs to a seat of this colour.
    function tint(colour: int): color {
        return Theme.mode === "day" ? root.dayTints[colour % 4]
                                    : Qt.tint(Theme.tile, Qt.alpha(Theme.seatInk(colour), Theme.dark ? 0.26 : 0.2))
    }
}
