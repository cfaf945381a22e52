import QtQuick
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// Ring of a cell in reach: indigo with a light line outside, dashed when only boots reach it.
Item {
    id: root

    property real unit: 1
    property real corner: Theme.radius
    property bool dashed: false

    readonly property real edge: Math.max(2, Math.round(Theme.ring * root.unit))
    readonly property real outside: Theme.highContrast ? root.edge - Theme.edge : root.edge // as in PieceMarks

    TkBox {
        anchors.fill: parent
        anchors.margins: -(root.outside + edge)
        corner: root.corner + root.outside + edge
        ink: HakkutsuColours.reachHalo
        edge: Math.max(1.5, 1.5 * root.unit)
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: -root.outside
        corner: root.corner + root.outside
        ink: HakkutsuColours.reach
        edge: root.edge
        dashed: root.dashed
    }
}
