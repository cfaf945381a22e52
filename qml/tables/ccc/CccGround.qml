import QtQuick
import Takujo.Table

// Indigo cloth under a lattice of two-strand cord.
TableGround {
    bases: ["#2F4475", "#141B30", "#E4EBFB", "#0B1230"]
    inks: ["#FFFDF6", "#EDEFF8"]
    quietInks: ["#DCE4F5", "#B4BEDA"]
    wells: ["#24365F", "#10162A"]
    wellEdges: ["#4A5F96", "#2F3A5E"]
    drawings: [Qt.resolvedUrl("art/ground-day.svg"), Qt.resolvedUrl("art/ground-night.svg")]
    drawingHeight: 56
}
