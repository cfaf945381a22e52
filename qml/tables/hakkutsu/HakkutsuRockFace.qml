import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// A rock card, 86 x 86 at unit 1: flag of its area, points, drawing, coins to pay, units to carry.
// Too small for figures it keeps the drawing and the points.
Item {
    id: root

    property real unit: 1
    property hakkutsuPiece facts
    property int deck: root.facts.deck  // 0 A, 1 B, 2 C1, 3 C2
    property int category: root.facts.category
    property int ability: root.facts.ability
    property int points: root.facts.points
    property int cost: root.facts.cost
    property int costNow: root.facts.costNow    // for the viewer, when something makes it cheaper
    property int carry: root.facts.carry
    property bool faceDown: false
    property bool gathered: false       // the figures stand together at the left, beside a pawn
    property int depth: 1

    readonly property bool full: root.width >= 54
    readonly property int small: Math.max(12, Math.round(13 * root.unit))
    readonly property string area: ["A", "B", "C1", "C2"][root.deck] ?? ""
    readonly property int ground: root.deck > 1 ? 3 : root.deck + 1

    implicitWidth: Math.round(86 * root.unit)
    implicitHeight: Math.round(86 * root.unit)

    Image {
        x: -root.width * 0.07
        y: -root.height * 0.05 + (root.depth > 1 ? 3 : 1)
        width: root.width * 1.14
        height: root.height * 1.14
        visible: root.depth > 0 && !Theme.highContrast
        opacity: 0.55
        sourceSize.width: 120
        sourceSize.height: 120
        source: visible ? Theme.art("shadow-card.svg") : ""
    }
    StagePicture {
        anchors.fill: parent
        visible: root.faceDown
        source: visible ? "art/back/hakkutsu-" + ["a", "b", "c", "c"][root.deck] + ".svg" : ""
    }
    TkBox {
        anchors.fill: parent
        visible: !root.faceDown
        corner: 6 * root.unit
        fill: HakkutsuColours.paper
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    HakkutsuFlag {
        x: 1
        y: 1
        visible: root.full || root.faceDown || root.width > 40
        pixels: root.full ? root.small : 12
        area: root.ground
        text: root.area
        // Backs of C1 and C2 do not differ in their drawing.
        tight: !root.full
    }
    Item {
        anchors.fill: parent
        visible: !root.faceDown

        TkPrint {
            id: figure

            x: Math.round(root.width - width - (special.visible ? special.width : 0) - 5 * root.unit)
            y: Math.round((root.full ? 1 : 0) * root.unit)
            height: Math.round(Math.max(16, 24 * root.unit))
            verticalAlignment: Text.AlignVCenter
            text: String(root.points)
            color: Theme.cardInk
            font.pixelSize: Math.max(13, Math.round(20 * root.unit))
        }
        TkPrint {
            id: special

            x: figure.x + figure.width
            y: figure.y
            height: figure.height
            verticalAlignment: Text.AlignVCenter
            visible: root.ability > 0
            text: "+"
            color: HakkutsuColours.gold
            font.pixelSize: root.small
        }
        HakkutsuRockIcon {
            x: Math.round(root.full ? 21 * root.unit : (root.width - width) / 2)
            y: Math.round(root.full ? 20 * root.unit : root.height - height - 2)
            width: Math.round(root.full ? 44 * root.unit : Math.min(root.width - 6, root.height - figure.height))
            height: width
            category: root.category
            ability: root.ability
        }
        HakkutsuCost {
            id: price

            x: Math.round(4 * root.unit)
            y: Math.round(root.height - height - 2 * root.unit)
            visible: root.full
            side: Math.round(Math.max(12, 15 * root.unit))
            pixels: root.small
            number: String(root.costNow)
            ink: root.costNow < root.cost ? HakkutsuColours.gold : Theme.cardInk
        }
        HakkutsuCost {
            x: root.gathered ? price.x + price.width + Math.round(4 * root.unit)
                             : Math.round(root.width - width - 5 * root.unit)
            y: price.y
            visible: root.full
            drawing: "weight"
            side: price.side
            pixels: root.small
            number: String(root.carry)
        }
    }
}
