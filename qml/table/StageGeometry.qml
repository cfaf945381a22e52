import QtQuick
import Takujo.Table

// Where everything of a table lies, in canvas units: 1032 x 612 wide, 960 x 868 tall. `compact` where
// words take more room than the panels have.
QtObject {
    id: root

    required property StageMetrics metrics

    readonly property bool tall: root.metrics.tall
    readonly property bool compact: root.metrics.compact
    readonly property real density: root.metrics.density
}
