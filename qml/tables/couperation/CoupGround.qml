import QtQuick
import Takujo.Table

// The counter of a bar, dark by day as well.
TableGround {
    bases: ["#33261F", "#1E1817", "#FBEBE2", "#240F08"]
    inks: ["#F6EDE0", "#F6EDE0"]
    quietInks: ["#D6C7B4", "#D6C7B4"]
    wells: ["#6B0C0806", "#6B0C0806"]
    wellEdges: ["#6D5D4E", "#6D5D4E"]
    drawings: [Qt.resolvedUrl("art/ground-day.svg"), Qt.resolvedUrl("art/ground-night.svg")]
    drawingHeight: 128
}
