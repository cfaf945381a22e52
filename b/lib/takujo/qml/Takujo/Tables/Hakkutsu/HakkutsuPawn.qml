import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The pawn of a seat on the map. It walks to its place, or flies there under a helicopter.
Item {
    id: root

    required property int seat
    required property int colour
    required property HakkutsuCell cell     // null while nobody knows
    property real unit: 1
    property real placeX: 0                 // where it belongs, in the parent's pixels
    property real placeY: 0
    property bool settled: false
    property bool byAir: false

    property HakkutsuCell last: null        // the cell it came from
    property real awayX: 0                  // still to go
    property real awayY: 0

    signal landed()

    // From one cell to another it walks; the way is laid back from where it stands already.
    function leave() {
        if (!root.cell || root.cell === root.last)
            return
        const from = root.last
        root.last = root.cell
        if (!from || !root.settled || Theme.animationFactor <= 0)
            return root.landed()
        root.awayX = from.x - root.cell.x
        root.awayY = from.y - root.cell.y
        start.restart()
    }

    function walk() {
        if (Theme.reducedMotion) {
            root.awayX = root.awayY = 0
            fade.restart()
        } else {
            way.restart()
        }
    }

    x: root.placeX + root.awayX
    y: root.placeY + root.awayY
    width: Math.round(40 * root.unit)
    height: Math.round(53 * root.unit)
    visible: root.cell !== null
    Accessible.ignored: true
    onCellChanged: root.leave()
    Component.onCompleted: root.leave()

    // After all news of a change: whether it flies is said beside the new place.
    Timer {
        id: start

        interval: 10
        onTriggered: root.walk()
    }
    ParallelAnimation {
        id: way

        readonly property int time: Theme.moveTime(200) * (root.byAir ? 2 : 1)

        onFinished: root.landed()

        NumberAnimation { target: root; property: "awayX"; to: 0; duration: way.time; easing.type: Easing.InOutSine }
        NumberAnimation { target: root; property: "awayY"; to: 0; duration: way.time; easing.type: Easing.InOutSine }
        SequentialAnimation {
            NumberAnimation {
                target: body
                property: "y"
                to: -Math.round((root.byAir ? 22 : 8) * root.unit)
                duration: way.time / 2
                easing.type: Easing.OutQuad
            }
            NumberAnimation { target: body; property: "y"; to: 0; duration: way.time / 2; easing.type: Easing.InQuad }
        }
    }
    SequentialAnimation {
        id: fade

        onFinished: root.landed()

        NumberAnimation { target: body; property: "opacity"; from: 0; to: 1; duration: Theme.duration(120) }
    }
    Item {
        id: body

        width: root.width
        height: root.height

        Image {
            anchors.fill: parent
            sourceSize.width: Math.max(8, Math.ceil(root.width / 8) * 8)
            sourceSize.height: Math.max(8, Math.ceil(root.height / 8) * 8)
            fillMode: Image.PreserveAspectFit
            source: "art/pawn-" + Theme.seatName(root.colour) + ".svg"
        }
        Image {
            x: Math.round((root.width - width) / 2)
            y: -Math.round(46 * root.unit)
            width: Math.round(84 * root.unit)
            height: Math.round(56 * root.unit)
            visible: root.byAir
            sourceSize.width: Math.ceil(width / 8) * 8
            sourceSize.height: Math.ceil(height / 8) * 8
            source: visible ? "art/helicopter.svg" : ""
        }
    }
}
