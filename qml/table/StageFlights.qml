pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Newcomers of the stage, which start one after the other once they have their places.
Item {
    id: root

    required property var stage         // the TableStage it is made by

    property int inFlight: 0
    property var arrivals: []

    function bring(piece: PieceItem) {
        const turn = root.inFlight
        root.inFlight += 1
        landing.restart()
        if (Theme.animationFactor > 0)
            root.arrivals.push({ piece: piece, delay: turn * Theme.stagger })
    }

    function forget(piece: PieceItem) {
        root.arrivals = root.arrivals.filter((arrival) => arrival.piece !== piece)
    }

    function start() {
        for (const arrival of root.arrivals.splice(0)) {
            const piece = arrival.piece as PieceItem
            const from = piece ? root.stage.zonePoint(piece.fromZone, piece) : null
            if (from)
                flights.createObject(piece, { piece: piece, delay: arrival.delay,
                    from: Qt.point(from.x - piece.width / 2, from.y - piece.height / 2) }).begin()
        }
        root.inFlight = 0
    }

    visible: false

    Component {
        id: flights

        PieceFlight { }
    }
    Timer {
        id: landing

        interval: 20
        onTriggered: root.start()
    }
}
