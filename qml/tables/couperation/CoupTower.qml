pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Couperation

// The tower: the cards that lie in it and the places of the pyramid around them.
ZoneView {
    id: root

    required property CoupPyramid pyramid
    required property CoupCompose compose

    readonly property int overhang: {
        if (root.revision < 0)
            return 0
        const out = root.pieces.find((piece) => piece.facts.open && !root.pyramid.inside(piece.facts))
        return out === undefined ? 0 : out.facts.column < root.pyramid.first ? -1 : 1
    }
    // Rows of the pyramid that are full.
    readonly property int finished: {
        const levels = root.pyramid.levels
        let full = 0
        for (let row = 0; row < levels && root.revision >= 0; ++row)
            full += root.pieces.filter((piece) => !piece.facts.place && piece.facts.row === row).length
                    >= levels - row ? 1 : 0
        return full
    }

    // Tab must find a piece that can be seen.
    function mendTabStop() {
        const seen = root.pieces.filter((piece) => piece.visible)
        if (seen.length > 0 && !seen.some((piece) => piece.tabStop))
            root.setCurrent(seen.find((piece) => !piece.facts.place) || seen[0])
    }

    zoneId: "tower"
    label: qsTr("Tower")
    onRevisionChanged: soon.restart()
    onOverhangChanged: root.pyramid.overhang = root.overhang

    Timer {
        id: soon

        interval: 0
        onTriggered: root.mendTabStop()
    }
    Connections {
        target: root.stage

        // A card that was not known is another piece when it is turned up.
        function onBegan(motion: var) {
            if (motion.fromZone === root.zoneId && motion.toZone === root.zoneId && motion.before !== motion.after)
                (root.pieceOf(motion.after) as CoupTowerPiece)?.turnUp()
        }
    }
    Repeater {
        model: root.model

        CoupTowerPiece {
            pyramid: root.pyramid
            compose: root.compose
        }

        onItemAdded: (index, item) => root.adopt(item)
        onItemRemoved: (index, item) => {
            root.pyramid.look(item as CoupItem, false)
            root.drop(item)
        }
    }
}
