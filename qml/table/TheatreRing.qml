import QtQuick
import Takujo.Table
import Takujo.Ui

// A ring in the ink of the seat that acts round the place of what it did.
StageItem {
    id: root

    required property var place         // on the canvas: { item, x, y, width, height, corner }
    property int colour: 0

    // Where something of the piece lies over a ring, the piece says in what it goes instead of over all.
    readonly property Item bed: root.place.item?.ringBed ?? null
    readonly property int edge: Math.max(3, root.metrics ? root.metrics.px(4) : 4)

    property point at: root.bed ? Qt.point(0, 0) : Qt.point(root.place.x, root.place.y)
    property int looks: 0

    x: root.at.x - root.edge
    y: root.at.y - root.edge
    width: root.place.width + 2 * root.edge
    height: root.place.height + 2 * root.edge
    opacity: 0
    Component.onCompleted: {
        if (root.bed)
            root.parent = root.bed
        root.opacity = 1
    }
    Accessible.ignored: true

    Behavior on opacity {
        NumberAnimation { duration: Theme.durRing; easing.type: Easing.OutQuad }
    }
    // A row finds its order only with the next picture, and may slide into it: the ring goes along.
    Timer {
        interval: 60
        repeat: true
        running: !root.bed && root.looks < 8
        onTriggered: {
            root.looks += 1
            const at = root.place.item?.mapToItem(root.parent, 0, 0)
            if (at)
                root.at = at
        }
    }
    TkBox {
        anchors.fill: parent
        corner: Math.min(root.place.corner + root.edge, root.width / 2)
        ink: Theme.seatInk(root.colour)
        edge: root.edge
    }
}
