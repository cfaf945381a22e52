import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// A coin anywhere on the table, or its back: colour, crest and hole are in the art. While its fall is
// still being shown it is not yet there.
HuntItem {
    id: root

    property int side: 52               // pixels
    property HuntPlayer player: null
    property bool ready: false          // a move can be sent: Enter sends it, Space still chooses
    property bool portable: false       // may be carried to a place; elsewhere it is a press
    property string art: root.faceDown ? "coin-back" : root.kind

    readonly property real unit: root.side / 52
    readonly property bool held: root.player !== null && root.player.holds(root.pieceId)

    enterConfirms: !root.usable || root.ready
    width: root.side
    height: root.side
    corner: root.side / 2
    opacity: root.held ? 0 : 1
    stateWords: root.chosen || root.target ? qsTr("Chosen") : root.legal ? qsTr("Can be chosen") : ""

    PieceDrag {
        picture: disc
        enabled: root.portable
        onMissed: root.activated()
    }
    HuntDisc {
        id: disc

        side: root.side
        kind: root.art
        lifted: root.hovered && root.usable && root.legal
    }
    PieceMarks {
        piece: root
        unit: Math.max(0.6, root.unit)
        legal: root.legal
        picked: root.chosen || root.target
        affected: root.affected
    }
    Behavior on opacity {
        NumberAnimation { duration: Theme.duration(120) }
    }
}
