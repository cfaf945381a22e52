import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// What only this viewer knows of a card that lies face down: an eye, the rock, its points.
Item {
    id: root

    property real unit: 1
    required property hakkutsuPiece facts

    StagePicture {
        x: Math.round(root.width - width - 6 * root.unit)
        y: Math.round(5 * root.unit)
        width: Math.round(Math.max(12, 20 * root.unit))
        height: width
        source: Theme.icon("eye", HakkutsuColours.paper)
    }
    HakkutsuRockIcon {
        anchors.centerIn: parent
        width: Math.round(34 * root.unit)
        height: width
        category: root.facts.category
        ability: root.facts.ability
    }
    TkPrint {
        x: Math.round(7 * root.unit)
        y: Math.round(root.height - height - 4 * root.unit)
        text: String(root.facts.points)
        color: HakkutsuColours.paper
        font.pixelSize: Math.max(12, Math.round(17 * root.unit))
    }
}
