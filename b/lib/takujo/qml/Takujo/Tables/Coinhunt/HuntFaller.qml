import QtQuick
import Takujo.Ui
import Takujo.Tables.Coinhunt

// What is no longer on the board, where the push being shown has it: a coin tips past the edge, the fairy
// rolls; it sinks and is gone.
Item {
    id: root

    required property string piece
    required property HuntView view

    readonly property HuntPlayer player: root.view.player
    readonly property bool falls: root.player.known[root.piece] === true
    readonly property int last: root.player.track ? root.player.track.lastMs(root.piece) : 0
    readonly property real gone: root.falls ? Math.max(0, Math.min(1, (root.player.time - root.last) / root.player.fallTime)) : 0
    readonly property point place: root.view.shown(root.player.track.at(root.piece, root.player.time))
    readonly property bool isDie: root.piece.startsWith("die")
    readonly property int side: root.view.coin

    x: root.place.x - root.side / 2
    y: root.place.y - root.side / 2 + Theme.travel(18 * root.view.k * root.gone * root.gone)
    width: root.side
    height: root.side
    scale: 1 - 0.2 * root.gone
    opacity: 1 - root.gone
    Accessible.ignored: true

    HuntDisc {
        side: root.side
        kind: root.player.artOf(root.piece)
        shadowed: !root.isDie
        turned: root.isDie ? Theme.travel(270 * root.gone) : -root.player.track.angleAt(root.piece, root.player.time)
    }
}
