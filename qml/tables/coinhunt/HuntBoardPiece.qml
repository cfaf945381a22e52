pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// What lies on the board: a coin, the fairy, or a place a coin may be put on. While a push is shown it
// is where the push has brought it.
HuntItem {
    id: root

    required property HuntView view
    property bool playing: false        // coins or places may be chosen

    readonly property bool isCoin: root.facts.coin
    readonly property bool isDie: root.facts.die
    readonly property bool isPlace: root.facts.place
    readonly property bool answers: root.legal || root.isPlace  // any other says why it does not
    readonly property HuntPlayer player: root.view.player
    readonly property bool moving: root.player.has(root.pieceId)
    readonly property bool falling: root.player.falls(root.pieceId)     // and has come back since
    readonly property point rest: Qt.point(root.facts.x / 1000, root.facts.y / 1000)
    readonly property point mm: root.moving ? root.player.track.at(root.pieceId, root.player.time) : root.rest
    readonly property point place: root.view.shown(root.mm)
    readonly property real angle: root.moving && !root.isDie ? root.player.track.angleAt(root.pieceId, root.player.time)
                                                             : root.facts.angle / 1000
    readonly property int side: Math.round(root.view.coin * (root.isDie ? 0.93 : 1))
    // How much of the radius hangs over the edge, 0..1.
    readonly property real over: !root.isCoin || root.moving ? 0
        : Math.max(0, 1 - root.facts.edge / (root.view.coinMm * 500))
    readonly property real chance: root.isCoin ? root.view.chanceOf(root.pieceId) : 0
    readonly property string ringWords: qsTr("Ring %1").arg(root.view.ringOf(root.facts))
    readonly property string overWords: root.over > 0.02 ? qsTr("hangs over the edge") : ""
    readonly property string chanceWords: root.chance > 0 ? qsTr("falls in %1 %").arg(Math.round(root.chance * 100)) : ""

    property var before: null           // where it rested last

    // The fairy went somewhere by itself: the way from its place to where it was, in pixels.
    signal hopped(point way)

    onRestChanged: {
        if (root.isDie && root.before && !root.moving) {
            const from = root.view.shown(root.before)
            const to = root.view.shown(root.rest)
            root.hopped(Qt.point(from.x - to.x, from.y - to.y))
        }
        if (root.before)
            root.before = root.rest
    }
    onFallingChanged: {
        if (root.isDie && !root.falling)
            root.hopped(Qt.point(0, -root.side))
    }
    Component.onCompleted: root.before = root.rest

    // A rehearsal plays over it; what falls is drawn on its way.
    opacity: root.falling ? 0 : root.view.trial.has(root.pieceId) && root.view.trial.moves(root.pieceId) ? 0.25 : 1
    x: root.place.x - root.side / 2
    y: root.place.y - root.side / 2 - (root.isDie ? root.view.mmScale : 0)
    width: root.side
    height: root.side
    corner: root.side / 2
    usable: root.playing && (root.answers || root.view.asked.onBoard)
    enterConfirms: !root.playing || !root.answers
    takes: root.isPlace
    stateWords: {
        const said = []
        for (const words of [root.isCoin ? root.ringWords : "", root.overWords, root.chanceWords,
                             root.target ? qsTr("Chosen") : ""])
            if (words)
                said.push(words)
        return said.join(qsTr(", "))
    }

    HuntDisc {
        visible: root.isCoin
        side: root.side
        kind: root.isCoin ? root.kind : ""
        turned: -root.angle
        lifted: root.legal && root.hovered
    }
    Rectangle {
        anchors.fill: parent
        visible: root.over > 0
        radius: root.corner
        color: HuntColours.shade
        opacity: 0.12 + 0.34 * root.over
    }
    StagePicture {
        anchors.fill: parent
        visible: root.isDie
        source: visible && root.facts.value > 0 ? HuntColours.art("fairy-" + root.facts.value) : ""
    }
    TkBox {
        anchors.fill: parent
        anchors.margins: 2
        visible: root.isPlace
        corner: width / 2
        ink: root.hovered || root.activeFocus ? Theme.pick : HuntColours.arrow
        fill: root.hovered || root.activeFocus ? Qt.alpha(Theme.pick, 0.2) : Qt.alpha(HuntColours.arrow, 0.12)
        edge: 2
        dashed: true
    }
    // Who put it there since the viewer's last turn.
    Repeater {
        model: root.isCoin && root.lastActor >= 0 && !root.moving ? 1 : 0

        TkSeatDisc {
            x: root.side - Math.round(width * 0.8)
            y: -Math.round(height * 0.2)
            size: Math.max(14, Math.round(root.side * 0.34))
            seat: root?.view?.seats.colourOf(Math.max(0, root.lastActor)) ?? 0 // goes while the piece changes
        }
    }
    PieceMarks {
        piece: root
        unit: Math.max(0.7, root.side / 76)
        legal: root.legal && !root.isPlace
        picked: root.target
        affected: root.affected
    }
}
