import QtQuick
import Takujo.Ui

// Sizes of one stage, and the ground it has. A table is drawn on a canvas of fixed units: 1032 x 612, or 960 x 868 where
// the room is narrow. Pieces grow with the canvas; words grow half as fast, and with the text
// scale.
QtObject {
    id: root

    property real width: 1032
    property real height: 612
    property bool atGlance: false       // always as wide as that, also while one of the two is set before the other
    property real textScale: Theme.textScale
    property TableGround ground: TableGround { }

    readonly property bool tall: !root.atGlance && root.width < 1.25 * root.height
    readonly property int canvasWidth: root.tall ? 960 : 1032
    readonly property int canvasHeight: root.tall ? 868 : 612
    // Pixels in a canvas unit.
    readonly property real k: Math.max(0.1, Math.min(root.width / root.canvasWidth,
                                                     root.height / root.canvasHeight))
    readonly property real textFactor: Math.max(1, 0.5 + root.k / 2)
    // Canvas units a unit of text takes; above 1.2 the panels no longer hold all words at once.
    readonly property real density: root.textScale * root.textFactor / root.k
    readonly property bool compact: root.density > 1.2

    // A length on the canvas, in pixels.
    function px(units: real): int {
        return Math.round(units * root.k)
    }

    // A length that belongs to words, in pixels.
    function tx(units: real): int {
        return Math.round(units * root.textScale * root.textFactor)
    }
}
