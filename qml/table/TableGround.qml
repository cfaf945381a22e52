import QtQuick
import Takujo.Ui

// What a table stands on, and the colours of words and places that lie on it bare. A game declares its
// own (CccGround); without that it is wood. In high contrast a ground is plain, in a hue of the game's.
QtObject {
    id: root

    // By day and by night, then in high contrast: light, dark.
    property var bases: [Theme.table, Theme.table, Theme.table, Theme.table]
    // Each [by day, by night].
    property var inks: [Theme.tableInk, Theme.tableInk]
    property var quietInks: [Theme.tableInk2, Theme.tableInk2]
    property var wells: [Theme.well, Theme.well]
    property var wellEdges: [Theme.wellLine, Theme.wellLine]
    property var drawings: [Theme.art("texture/table-light.svg"), Theme.art("texture/table-dark.svg")]
    // How a drawing fills the stage, and its height in canvas units; 0: the height of the stage.
    property int fill: Image.Tile
    property int drawingHeight: 256

    readonly property int index: Theme.dark ? 1 : 0
    readonly property color base: root.bases[root.index + (Theme.highContrast ? 2 : 0)]
    readonly property color ink: Theme.highContrast ? Theme.tableInk : root.inks[root.index]
    readonly property color ink2: Theme.highContrast ? Theme.tableInk2 : root.quietInks[root.index]
    readonly property color well: Theme.highContrast ? Theme.well : root.wells[root.index]
    readonly property color wellEdge: Theme.highContrast ? Theme.wellLine : root.wellEdges[root.index]
    // Its colour alone, for who wants a quiet table: words on it stay as readable.
    readonly property bool plain: Theme.highContrast || Theme.plainTable
    readonly property url drawing: root.plain ? "" : root.drawings[root.index]
}
