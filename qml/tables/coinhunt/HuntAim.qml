import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// The push being aimed, as people say it: millimetres from the left end of the side in front, degrees
// to the right, millimetres deep. What is legal, and the path, come from the match.
QtObject {
    id: root

    required property var session
    required property HuntAsked asked
    required property real side         // of the board, mm

    readonly property var draft: root.session ? root.session.draft : null
    readonly property bool active: root.session !== null && root.session.myTurn && root.session.prompt.kind === PromptKind.Shot
    readonly property int revision: root.draft ? root.draft.revision : 0

    // In the steps of the game: 1/16 mm, 1/16 degree, 1/2 mm.
    readonly property huntDraft read: root.active && root.revision >= 0 ? root.draft.facts : []
    readonly property int offset: root.read.offset
    readonly property int angle: root.read.angle
    readonly property int depth: root.read.depth
    readonly property int edge: root.read.edge
    readonly property var edges: Array.from(root.read.edges)    // sides that may be used
    readonly property bool free: root.edges.length > 1
    readonly property int own: root.asked.edgeOf(root.asked.frontSeat)
    // Quarter turns to the left from the own side.
    readonly property int turns: (root.edge - root.own + 4) % 4
    readonly property var sideWords: [qsTr("Near"), qsTr("Left"), qsTr("Far"), qsTr("Right")]
    // To the right of whoever sits there the numbers of two sides grow, of two they fall.
    readonly property bool mirrored: root.mirrors(root.edge)
    readonly property int whole: Math.round(root.side * 16)

    readonly property real left: root.leftOf(root.offset, root.edge)
    readonly property real leftLeast: (root.mirrored ? root.whole - root.read.mostOffset : root.read.leastOffset) / 16
    readonly property real leftMost: (root.mirrored ? root.whole - root.read.leastOffset : root.read.mostOffset) / 16
    readonly property real degrees: root.angle / 16
    readonly property real degreesMost: root.read.mostAngle / 16
    readonly property real deep: root.depth / 2
    readonly property real deepMost: root.read.mostDepth / 2
    readonly property point start: Qt.point(root.read.startX / 1000, root.read.startY / 1000)
    readonly property point end: Qt.point(root.read.endX / 1000, root.read.endY / 1000)

    readonly property string coin: root.active ? root.draft.anchor || root.first : ""
    property string first: ""           // piece that goes in while none is chosen
    readonly property bool loaded: root.read.loaded
    readonly property string kind: HuntColours.kindOf(root.read.colour, root.read.magic)

    readonly property string leftWords: qsTr("%1 mm").arg(root.left.toFixed(1))
    readonly property string angleWords: root.angle === 0 ? qsTr("%1°").arg("0.0")
        : root.angle > 0 ? qsTr("%1° right").arg(root.degrees.toFixed(1)) : qsTr("%1° left").arg((-root.degrees).toFixed(1))
    readonly property string deepWords: qsTr("%1 mm").arg(root.deep.toFixed(1))
    readonly property string words: (root.free ? qsTr("Side: %1. ").arg(root.sideWords[root.turns]) : "")
        + qsTr("Position %1, angle %2, depth %3").arg(root.leftWords).arg(root.angleWords).arg(root.deepWords)

    // Millimetres from the left end of a side as it lies in front.
    function leftOf(offset: int, edge: int): real {
        return (root.mirrors(edge) ? root.whole - offset : offset) / 16
    }

    function within(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(most, value))
    }

    function mirrors(edge: int): bool {
        return edge === 1 || edge === 2
    }

    // An aim across an end of the side becomes the nearest one that is not.
    function take(offset: int, angle: int, depth: int, edge: int) {
        if (!root.active)
            return
        root.draft.aim = [Math.round(root.within(offset, 0, root.whole)), Math.round(root.within(angle, -root.read.mostAngle, root.read.mostAngle)),
                          Math.round(root.within(depth, 0, root.read.mostDepth)), edge]
        if (!root.draft.complete && root.draft.alternativeCount > 0)
            root.draft.useAlternative(0)
    }

    function setLeft(mm: real) {
        const wanted = root.within(mm, root.leftLeast, root.leftMost)
        root.take(Math.round((root.mirrored ? root.side - wanted : wanted) * 16), root.angle, root.depth, root.edge)
    }

    function setDegrees(degrees: real) {
        root.take(root.offset, Math.round(degrees * 16), root.depth, root.edge)
    }

    function setDeep(mm: real) {
        root.take(root.offset, root.angle, Math.round(mm * 2), root.edge)
    }

    function push() {
        if (root.active)
            root.session.confirmDraft()
    }

    function mayUse(edge: int): bool {
        return root.edges.includes(edge)
    }

    // To another side, as far from its left end (CH-20 without fixed sides).
    function use(edge: int) {
        if (root.mayUse(edge) && edge !== root.edge)
            root.take(root.mirrors(edge) !== root.mirrored ? root.whole - root.offset : root.offset, root.angle, root.depth, edge)
    }

    // Around the board to the next side that may be used.
    function walk(by: int) {
        let edge = root.edge
        do {
            edge = (edge + by) % 4
        } while (edge !== root.edge && !root.mayUse(edge))
        root.use(edge)
    }
}
