import QtQuick
import Takujo.Ui

// Lets the fairy hop to its place, a hop for every coin on the way; under reduced motion it fades in.
Item {
    id: root

    property HuntBoardPiece piece: null
    property point way: Qt.point(0, 0)  // pixels from its place to where it was
    property int hops: 1
    property real behind: 0             // of the way, 1 to 0
    readonly property bool running: walk.running

    function go(piece: HuntBoardPiece, way: point) {
        walk.complete()
        if (Theme.animationFactor <= 0)
            return
        root.piece = piece
        root.way = way
        root.hops = Math.max(1, Math.min(3, Math.round(Math.hypot(way.x, way.y) / piece.side)))
        root.behind = 1
        walk.start()
    }

    onBehindChanged: {
        if (!root.piece)
            return
        const rise = Theme.travel(10 * root.piece.view.k) * Math.abs(Math.sin(Math.PI * root.hops * root.behind))
        root.piece.offset.x = Theme.travel(root.way.x) * root.behind
        root.piece.offset.y = Theme.travel(root.way.y) * root.behind - rise
        root.piece.body.opacity = Theme.reducedMotion ? 1 - root.behind : 1
    }

    NumberAnimation {
        id: walk

        target: root
        property: "behind"
        from: 1
        to: 0
        duration: Theme.reducedMotion ? Theme.durHop : Theme.durHop * root.hops
    }
}
