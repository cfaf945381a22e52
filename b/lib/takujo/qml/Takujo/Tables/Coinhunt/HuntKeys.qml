import QtQuick
import Takujo.Table

// The keys of this table, for the overview.
StageKeys {
    zooms: true
    own: [
        ["← / →", qsTr("Move the push along the side")], ["↑ / ↓", qsTr("Turn the push")], ["+ / −", qsTr("Push deeper, less deep")],
        ["Shift / Ctrl", qsTr("With arrows: finer, wider steps")], ["Home / End", qsTr("Left, right end of the side")],
        ["0", qsTr("Straight ahead")], ["E / Shift+E", qsTr("Next, previous side, where the rules leave it open")],
        ["R", qsTr("Rehearse the push slowly")], ["Space / Enter", qsTr("Push")],
        ["L / Shift+L", qsTr("Last push again, slowly; skip the one being shown")],
        ["N / Shift+N", qsTr("Next, previous coin around the rings of the board")]
    ]
}
