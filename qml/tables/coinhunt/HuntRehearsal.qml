pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// One way the push being aimed may go, played slowly over the board: coins as ghosts, and words that
// say it is not the real push. A press ends it.
Item {
    id: root

    required property HuntView view

    readonly property HuntPlayer player: root.view.trial
    readonly property var pieces: root.player.running ? Object.keys(root.player.known).filter((piece) => root.player.moves(piece)) : []

    visible: root.player.running

    Repeater {
        model: root.pieces

        Item {
            id: ghost

            required property string modelData

            readonly property point at: root.player.running ? root.view.shown(root.player.track.at(ghost.modelData, root.player.time)) : Qt.point(0, 0)
            readonly property bool falls: root.player.known[ghost.modelData] === true
            readonly property bool gone: ghost.falls && root.player.running && root.player.time >= root.player.track.lastMs(ghost.modelData)

            x: ghost.at.x - width / 2
            y: ghost.at.y - height / 2
            width: root.view.coin
            height: root.view.coin
            Accessible.ignored: true

            HuntDisc {
                side: root.view.coin
                kind: root.player.artOf(ghost.modelData)
                shadowed: false
                opacity: ghost.gone ? 0.3 : 0.75
                turned: root.player.running ? -root.player.track.angleAt(ghost.modelData, root.player.time) : 0
            }
            TkBox {
                anchors.fill: parent
                anchors.margins: 1
                corner: width / 2
                edge: ghost.gone ? 3 : 2
                dashed: !ghost.gone
                ink: ghost.gone ? HuntColours.falls : HuntColours.arrow
            }
        }
    }
    StageChip {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.view.inset + 6
        tint: "gold"
        text: root.view.metrics.compact ? qsTr("Rehearsal") : qsTr("Rehearsal, not the real push")
    }
    MouseArea {
        anchors.fill: parent
        onClicked: root.player.finish()
    }
}
