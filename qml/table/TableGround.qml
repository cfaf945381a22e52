import QtQuick
import Takujo.Ui

// What a table stands on, and the colours of words and places that lie on it bare. A game declares its
// own (CccGround); without that it is wood. In high contrast every ground is plain.
QtObject {
    id: root

    // Each [by day, by night].
    property var bases: ["#D8C49E", "#221D22"]
    property var inks: ["#2A2418", "#F0E9DC"]
    property var quietInks: ["#4B3E26", "#BDB2A2"]
    property var wells: ["#C5B28C", "#2F2A2E"]
    property var wellEdges: ["#B09B77", "#453F40"]
    property var drawings: [Theme.art("texture/table-light.svg"), Theme.art("texture/table-dark.svg")]
    // How a drawing fills the stage, and its height in canvas units; 0: the height of the stage.
    property int fill: Image.Tile
    property int drawingHeight: 256
    property bool dusky: false          // dark by day as well

    readonly property int index: Theme.dark ? 1 : 0
    readonly property color base: Theme.highContrast ? Theme.table : root.bases[root.index]
    readonly property color ink: Theme.highContrast ? Theme.tableInk : root.inks[root.index]
    readonly property color ink2: Theme.highContrast ? Theme.tableInk2 : root.quietInks[root.index]
    readonly property color well: Theme.highContrast ? Theme.well : root.wells[root.index]
    readonly property color wellEdge: Theme.highContrast ? Theme.wellLine : root.wellEdges[root.index]
    readonly property url drawing: Theme.highContrast ? "" : root.drawings[root.index]
    readonly property bool halo: root.dusky && Theme.mode === "day" // a ring of ink needs one of paper around it
    readonly property color mark: root.halo ? "#9DB8F2" : Theme.accent // what can be taken
    readonly property color markInk: root.halo ? "#111A2E" : Theme.accentInk
}
