import QtQuick
import Takujo.Table

// Dusk over the board, with the first stars.
TableGround {
    bases: ["#4B3765", "#21182F", "#F3E4F8", "#1E0C28"]
    inks: ["#FFF6EC", "#F3EAF4"]
    quietInks: ["#F8EAEE", "#D9CADD"]
    wells: ["#33284F", "#1A1328"]
    wellEdges: ["#6B5A85", "#43354F"]
    drawings: [Qt.resolvedUrl("art/ground-day.svg"), Qt.resolvedUrl("art/ground-night.svg")]
    fill: Image.Stretch
    drawingHeight: 0
}
