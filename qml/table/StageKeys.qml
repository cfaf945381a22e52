import QtQuick
import Takujo.Ui

// What the overview of shortcuts lists for a table: its own keys first, then those of its closer look.
QtObject {
    id: root

    property var own: []                // [keys, words]
    property bool zooms: false          // the table stands in a StageZoom

    readonly property string arrows: "← ↑ → ↓"
    readonly property var list: root.own.concat(!root.zooms ? [] : [
        root.of("closer"), root.of("wider"), root.of("whole")
    ])

    function of(action: string): var {
        return [ActionKeys.word(action), ActionKeys.name(action)]
    }
}
