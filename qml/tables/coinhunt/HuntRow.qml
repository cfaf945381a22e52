pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coinhunt

// Coins of a zone in a row; where there are many they overlap.
ZoneView {
    id: root

    required property HuntAsked asked
    property HuntPlayer player: null
    property int side: 52               // pixels
    property real pitch: 1.08           // of the side, while there is room
    property real room: 400
    property string hidden: ""          // piece that is shown elsewhere
    property bool usable: true
    property bool ready: false
    property bool answers: false        // also a press on a coin that cannot be chosen
    property bool portable: false       // they may be carried to a place
    property bool single: false         // of equal coins only one
    property bool alike: false          // whichever is pressed, it is the one that can be chosen

    readonly property var shownPieces: root.revision >= 0 ? root.pieces.filter((piece) => root.seen(piece)) : []
    readonly property int shownCount: root.shownPieces.length
    readonly property PieceItem choosable: root.revision >= 0 ? root.pieces.find((piece) => piece.legal) ?? null : null
    readonly property real spread: Math.min(root.side * root.pitch, Math.max(4, root.room - root.side) / Math.max(1, root.shownCount - 1))

    function seen(piece: HuntItem): bool {
        return piece.pieceId !== root.hidden && (!root.single || root.pieces.find((each) => each.facts.colour === piece.facts.colour) === piece)
    }

    label: root.asked.labelOf(root.zoneId)
    implicitWidth: root.shownCount === 0 ? 0 : Math.round(root.spread * (root.shownCount - 1) + root.side)
    implicitHeight: root.side
    width: implicitWidth
    height: implicitHeight

    ZonePieces {
        zone: root

        HuntCoin {
            x: Math.round(Math.max(0, root.shownPieces.indexOf(this)) * root.spread)
            side: root.side
            player: root.player
            ready: root.ready || root.answers && !legal
            portable: root.portable
            visible: root.revision >= 0 && root.seen(this)
            usable: root.usable && (root.alike ? root.choosable !== null : legal || root.answers)
        }
    }
}
