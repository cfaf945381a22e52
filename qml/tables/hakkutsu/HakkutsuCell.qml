pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// One cell of the map: its ground, the cards on it, the marks. Pawns stand above all cells
// (HakkutsuMap draws them).
HakkutsuItem {
    id: root

    required property SeatLookup seats
    property int side: 92               // pixels
    property bool picked: false         // goal of the way shown, or where is being dug now

    property bool shownDown: false      // follows faceDown when the card has turned
    property int shownDepth: -1

    readonly property real unit: root.side / 92
    readonly property int area: root.facts.area
    readonly property int depth: root.facts.depth
    readonly property bool visited: root.facts.pawns.length > 0
    readonly property bool isBase: root.facts.base
    // Pawns hide the lower part: the word stands at the top then.
    readonly property bool bare: !root.isBase && root.depth === 0
    readonly property bool crowded: (root.isBase || root.bare) && root.visited
    readonly property bool far: root.facts.reach === Hakkutsu.Reach.Boots  // with boots only
    readonly property int cardSide: Math.round(86 * root.unit)
    readonly property color ground: HakkutsuColours.ground(root.area)

    // A card that came to light turns over; one that was covered by another is turned up first.
    function look() {
        const depth = root.facts.depth  // not the property: it may follow this handler
        const fresh = root.shownDepth > depth && !root.faceDown
        const turned = root.shownDepth >= 0 && depth > 0 && (root.shownDown !== root.faceDown || fresh)
        root.shownDepth = depth
        if (!turned || Theme.animationFactor <= 0 || Theme.reducedMotion) {
            turn.stop()
            flip.xScale = 1
            root.show()
        } else if (!turn.running) {
            root.shownDown = fresh ? true : root.shownDown
            turn.start()
        }
    }

    function show() {
        root.shownDown = root.faceDown
    }

    onFaceDownChanged: root.look()
    onFactsChanged: root.look()
    Component.onCompleted: root.look()

    width: root.side
    height: root.side
    corner: 6 * root.unit
    stateWords: root.picked ? qsTr("Chosen") : !root.legal ? ""
                : root.far ? qsTr("In reach with hiking boots") : qsTr("In reach")

    SequentialAnimation {
        id: turn

        // The pawn that turns the card up walks first.
        PauseAnimation { duration: root.visited ? Theme.moveTime(200) : 0 }
        NumberAnimation { target: flip; property: "xScale"; to: 0; duration: Theme.durTurnCard / 2; easing.type: Easing.InSine }
        ScriptAction { script: root.show() }
        NumberAnimation { target: flip; property: "xScale"; to: 1; duration: Theme.durTurnCard / 2; easing.type: Easing.OutSine }
    }
    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.hovered && root.usable ? Qt.tint(root.ground, Qt.alpha(Theme.ink, 0.08)) : root.ground
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2
    }
    Rectangle {
        x: 1
        y: 1
        width: root.width - 2
        height: Math.round(4 * root.unit)
        radius: root.corner
        color: HakkutsuColours.cellShade
        visible: !root.isBase
    }
    StagePicture {
        x: Math.round((root.width - width) / 2)
        y: Math.round((root.crowded ? 20 : 4) * root.unit)
        width: Math.round((baseWord.visible ? 66 : 80) * root.unit)
        height: width
        visible: root.isBase
        source: visible ? "art/base-tent.svg" : ""
    }
    TkPrint {
        id: baseWord

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((root.crowded ? root.isBase ? 3 : 12 : root.isBase ? 69 : 37) * root.unit)
        width: root.width - 4
        height: Math.round(18 * root.unit)
        visible: (root.isBase || root.bare) && root.side >= 56
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: root.isBase ? qsTr("Base") : qsTr("empty", "cell without rocks")
        color: root.isBase ? HakkutsuColours.baseInk : HakkutsuColours.groundInk(root.area)
        font.family: root.isBase ? Theme.serif : Theme.sans
        font.weight: root.isBase ? Font.DemiBold : Font.Normal
        font.pixelSize: Math.max(12, Math.round((root.isBase ? 14 : 12) * root.unit))
    }
    HakkutsuRockFace {
        x: Math.round(5 * root.unit)
        y: Math.round(5 * root.unit)
        width: root.cardSide
        height: root.cardSide
        visible: root.depth > 1
        unit: root.unit
        deck: root.area - 1
        faceDown: true
    }
    HakkutsuRockFace {
        id: face

        x: Math.round((root.depth > 1 ? 1.5 : 3) * root.unit)
        y: x
        width: root.cardSide
        height: root.cardSide
        visible: root.depth > 0
        unit: root.unit
        facts: root.facts
        faceDown: root.shownDown
        gathered: root.visited
        depth: 1
        transform: Scale {
            id: flip

            origin.x: face.width / 2
        }
    }
    // Who did something here last; a corner fold would hide the points.
    Rectangle {
        x: Math.round(3 * root.unit)
        y: root.height - height
        width: root.width - 2 * x
        height: Math.max(4, Math.round(6 * root.unit))
        radius: height / 2
        visible: root.lastActor >= 0
        color: visible ? Theme.seatInk(root.seats.colourOf(root.lastActor)) : "transparent"
        border.width: 1
        border.color: HakkutsuColours.reachHalo
    }
    Repeater {
        model: root.shownDown && root.depth > 0 && root.facts.known ? 1 : 0

        HakkutsuKnown {
            x: face.x
            y: face.y
            width: root.cardSide
            height: root.cardSide
            unit: root.unit
            facts: root.facts
        }
    }
    HakkutsuReach {
        anchors.fill: parent
        visible: root.legal && !root.picked && !root.refused
        unit: root.unit
        corner: root.corner
        dashed: root.far
    }
    PieceMarks {
        piece: root
        unit: root.unit * (root.picked ? 4 / 3 : 1)
        picked: root.picked
    }
}
