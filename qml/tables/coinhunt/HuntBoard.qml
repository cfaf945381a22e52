pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The board over its moat, turned so that the seat in front sits at the bottom: coins, fairy, ghosts of
// the push being aimed, the push being shown. Arrow keys go to the neighbour, N and Shift+N from coin
// to coin around the rings.
ZoneView {
    id: root

    required property HuntView view
    property bool playing: false        // coins or places may be chosen

    signal missed()                     // pressed where nothing lies

    readonly property HuntPlayer player: root.view.player
    readonly property alias hop: hop
    readonly property int front: root.view.edge
    property int before: -1
    readonly property var forecast: root.view.forecast
    readonly property string fairyCoin: {
        const coin = root.revision >= 0 ? root.pieces.find((piece) => piece.facts.fairy) : null
        return coin ? coin.pieceId : ""
    }
    // Of the push being shown: what is not on the board any more, or fell and came back.
    readonly property var leaving: root.player.running && root.revision >= 0
        ? Object.keys(root.player.known).filter((id) => root.pieceOf(id) === null || root.player.known[id]) : []

    // From the middle outwards, each ring to the right from the left end.
    function inRings(): var {
        const turn = (piece) => Math.atan2(piece.y + piece.height / 2 - root.height / 2, piece.x + piece.width / 2 - root.width / 2)
        return root.pieces.filter((piece) => piece.visible && !piece.isDie)
                          .sort((a, b) => root.view.ringOf(a.facts) - root.view.ringOf(b.facts) || turn(a) - turn(b))
    }

    function stepRing(by: int) {
        const order = root.inRings()
        const at = order.findIndex((piece) => piece.activeFocus)
        if (order.length > 0)
            order[(at + by + order.length) % order.length].forceActiveFocus(Qt.TabFocusReason)
    }

    // Walking around it is seen: the board turns the new side to the front.
    onFrontChanged: {
        turn.from = [0, 90, 180, -90][(root.front - root.before + 4) % 4]
        if (root.before >= 0 && Theme.animationFactor > 0 && !Theme.reducedMotion)
            turn.restart()
        root.before = root.front
    }
    Component.onCompleted: root.before = root.front

    zoneId: "board"
    label: root.view.asked.labelOf("board")
    Keys.onPressed: (event) => {
        const rings = ActionKeys.matches("huntRing", event, Qt.ShiftModifier)
        if (rings)
            root.stepRing(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        event.accepted = event.accepted || rings
    }

    NumberAnimation {
        id: turn

        target: root
        property: "rotation"
        to: 0
        duration: Theme.durTurnCard
        easing.type: Easing.OutCubic
    }
    HuntPlatform {
        anchors.fill: parent
        view: root.view

        TkTap {
            onTapped: root.missed()
        }
    }
    HuntSides {
        view: root.view
    }
    ZonePieces {
        zone: root

        HuntBoardPiece {
            view: root.view
            playing: root.playing
            z: isDie ? 2 : isPlace || advised ? 1 : 0
            onFactsChanged: root.revision += 1
            onHopped: (way) => {
                if (root.stage.settled)
                    hop.go(this, way)
            }
        }
    }
    Repeater {
        model: root.leaving

        HuntFaller {
            required property string modelData

            piece: modelData
            view: root.view
        }
    }
    Repeater {
        model: root.view.counted && !root.view.trial.running ? root.forecast.moved.filter((id) => id !== root.view.aim.coin && id.startsWith("coin")) : []

        HuntGhost {
            required property string modelData

            piece: modelData
            view: root.view
        }
    }
    Repeater {
        model: root.view.trials > 0 && !root.view.trial.running ? Object.keys(root.view.falls) : []

        HuntChance {
            required property string modelData

            piece: modelData
            coin: root.revision >= 0 ? root.pieceOf(modelData) as HuntBoardPiece : null
            view: root.view
        }
    }
    HuntHop {
        id: hop
    }
    HuntArrow {
        anchors.fill: parent
        visible: root.view.aim.active && !root.player.running
        view: root.view
        z: 5
    }
    HuntRehearsal {
        anchors.fill: parent
        view: root.view
        z: 10
    }
    // A press anywhere ends what is being shown.
    MouseArea {
        anchors.fill: parent
        z: 20
        visible: root.player.running
        onClicked: root.player.finish()
    }
}
