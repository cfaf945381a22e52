import QtQuick
import Takujo.Table
import Takujo.Ui

// The keys of this table, for the overview.
StageKeys {
    id: root

    zooms: true
    own: [
        ["← / →", qsTr("Move the push along the side")], ["↑ / ↓", qsTr("Turn the push")],
        ["Shift / Ctrl", qsTr("With arrows: finer, wider steps")], ["Home / End", qsTr("Left, right end of the side")],
        root.of("huntDeeper"), root.of("huntShallower"), root.of("huntStraight"), root.of("huntSide"),
        root.of("huntRehearse"), ["Space / " + ActionKeys.word("confirm"), qsTr("Push")],
        root.of("huntAgain"), root.of("huntRing")
    ]
}
