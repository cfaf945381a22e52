import QtQuick
import Takujo.Table

// Beds of rock, one on the other, as high as the stage.
TableGround {
    bases: ["#CFB285", "#2A231C", "#F8EFD4", "#1D1704"]
    inks: ["#2A1C0C", "#F0E6D6"]
    quietInks: ["#3B2912", "#C4B39A"]
    wells: ["#144A3212", "#12FFF0DC"]
    wellEdges: ["#AD8D5C", "#4B3D30"]
    drawings: [Qt.resolvedUrl("art/ground-day.svg"), Qt.resolvedUrl("art/ground-night.svg")]
    fill: Image.TileHorizontally
    drawingHeight: 0
}
