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

    TkBox {
        anchors.fill: parent
        anchors.margins: -(root.edge + edge)
        corner: root.corner + root.edge + edge
        ink: HakkutsuColours.reachHalo
        edge: Math.max(1.5, 1.5 * root.unit)
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: -root.edge
        corner: root.corner + root.edge
        ink: HakkutsuColours.reach
        edge: root.edge
        dashed: root.dashed
    }
}
