pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// A card of the tower as the match ended, 98 x 74 units, with the crest of who placed it: lit when all
// won, dim when all lost; a place that stayed free is dashed.
Item {
    id: root

    required property coupPiece facts
    required property bool faceDown
    required property string name
    property real unit: 1
    property real light: 0              // 0 as it lay on the table, 1 lit
    property int colour: -1             // of the seat that placed it; -1 = from the start
    property bool crest: true           // shown
    property real turned: 1             // of the card on which it broke; below 0.5 its back is seen
    property real drawn: 1              // of the rings
    property string told                // what a free place would take

    // Where the tower did not hold, and the cards its card contradicts or that also set what would have fitted.
    readonly property bool broken: root.facts.rangeRole === Coup.RangeRole.Broken
    readonly property bool contradicted: root.facts.rangeRole === Coup.RangeRole.Contradicted
    readonly property bool ringed: root.contradicted || root.facts.rangeRole === Coup.RangeRole.Limit
    readonly property int drink: CoupColours.drinkOf(root.facts.number)
    readonly property bool hidden: root.faceDown || root.broken && root.turned < 0.5
    readonly property bool open: !root.facts.place && !root.hidden

    transform: Scale {
        origin.x: root.width / 2
        xScale: root.broken ? Math.abs(2 * root.turned - 1) : 1
    }
    width: 98 * root.unit
    height: 74 * root.unit
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name

    Image {
        x: -46 * root.unit
        y: -37 * root.unit
        width: 190 * root.unit
        height: 148 * root.unit
        visible: root.light > 0 && !Theme.highContrast
        opacity: root.light * Math.min(1, 0.42 + 0.075 * root.facts.row)
        sourceSize.width: 190
        sourceSize.height: 148
        source: visible ? "art/glow-card.svg" : ""
    }
    TkBox {
        anchors.fill: parent
        visible: root.facts.place
        dashed: true
        corner: 9 * root.unit
        edge: Math.max(1, root.unit)
        ink: CoupColours.endSlot
    }
    TkText {
        anchors.fill: parent
        visible: root.facts.place && text.length > 0
        role: "note"
        color: CoupColours.endQuiet
        horizontalAlignment: Text.AlignHCenter
        text: root.told
        Accessible.ignored: true
    }
    CoupFace {
        visible: root.hidden && !root.facts.place
        unit: root.width / 84
        number: root.faceDown ? root.facts.number : 0
        faceDown: true
        depth: 0
    }
    Rectangle {
        anchors.fill: parent
        visible: root.open
        radius: 9 * root.unit
        color: root.broken ? CoupColours.endBroken : root.light > 0 ? CoupColours.endLit : CoupColours.endDim
        border.width: root.facts.finish || Theme.highContrast ? 2 : 1
        border.color: root.facts.finish ? CoupColours.finishEdge
                    : root.light > 0 ? CoupColours.endLitEdge : CoupColours.endDimEdge
    }
    // The glass, and over it the same one lit.
    Repeater {
        model: root.open ? (root.facts.finish ? ["finish"] : ["glass", "glass-lit"]) : []

        Image {
            id: glass

            required property string modelData
            required property int index

            x: (!root.facts.finish ? 5 : root.facts.top ? 14 : 3) * root.unit  // clear of the crest
            y: (root.facts.finish ? 3 : 13) * root.unit
            width: (root.facts.finish ? 72 : 54) * root.unit
            height: (root.facts.finish ? 66 : 49) * root.unit
            sourceSize.width: Math.ceil(width)
            sourceSize.height: Math.ceil(height)
            opacity: glass.index === 1 ? root.light : root.facts.finish || root.light > 0 || root.broken || Theme.highContrast ? 1 : 0.72
            visible: opacity > 0
            source: root.facts.finish ? "art/finish.svg" : CoupColours.glass(glass.modelData, root.drink)
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: root.ringed || root.broken
        opacity: root.drawn
        radius: 9 * root.unit
        color: "transparent"
        border.width: root.broken ? Math.max(3, 3 * root.unit)
                                  : Math.max(2, 2 * root.unit) * (Theme.highContrast ? 2 : 1) // there every card has an edge
        border.color: root.broken ? CoupColours.endBrokenEdge : root.contradicted ? CoupColours.endAgainst : CoupColours.endLimit
    }
    TkPrint {
        anchors.right: parent.right
        anchors.rightMargin: 8 * root.unit
        y: 3 * root.unit
        visible: root.open && !root.facts.finish && root.facts.number > 0
        text: String(root.facts.number)
        color: CoupColours.endInk
        font.pixelSize: Math.max(12, Math.round(22 * root.unit))
    }
    TkSeatDisc {
        x: root.width - width - 8 * root.unit
        y: root.height - height - 8 * root.unit
        visible: root.crest && !root.facts.place && root.colour >= 0
        size: Math.round(20 * root.unit)
        seat: root.colour
    }
    TkPrint {
        anchors.right: parent.right
        anchors.rightMargin: 8 * root.unit
        y: root.height - height - 6 * root.unit
        visible: root.crest && root.open && root.colour < 0
        text: qsTr("start")
        color: CoupColours.endQuiet
        font.family: Theme.sans
        font.weight: Font.Normal
        font.pixelSize: Math.max(12, Math.round(12 * root.unit))
    }
    TkBox {
        x: -13 * root.unit
        y: -13 * root.unit
        width: 26 * root.unit
        height: width
        visible: root.broken
        opacity: root.drawn
        corner: width / 2
        fill: CoupColours.endBrokenEdge

        TkIcon {
            anchors.centerIn: parent
            size: 16 * root.unit
            name: "x"
            ink: CoupColours.endBroken
        }
    }
}
