import QtQuick
import Takujo.Table

// Water seen from above, under a net of light.
TableGround {
    bases: ["#B0D0D0", "#122F38", "#DDF3F2", "#03201F"]
    inks: ["#0E2B33", "#E6F1F1"]
    quietInks: ["#28474E", "#A9C4C8"]
    wells: ["#A3C5C6", "#0E262E"]
    wellEdges: ["#7FA6AA", "#2A4F5A"]
    drawings: [Qt.resolvedUrl("art/ground-day.svg"), Qt.resolvedUrl("art/ground-night.svg")]
    drawingHeight: 320
}
