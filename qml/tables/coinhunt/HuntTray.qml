pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Below the board: coins still to be pushed in, coins that fell and who may take them, how to aim, and
// the last push once more.
StageItem {
    id: root

    required property HuntAsked asked
    required property HuntAim aim
    required property HuntPlayer player

    readonly property alias hand: hand
    readonly property alias fallen: fallen
    readonly property int coin: root.metrics.px(52)
    readonly property bool aiming: root.aim.active
    // The coin being aimed, with its arrows, takes its own half of the room and some of the other.
    readonly property bool onRight: root.aiming && root.aim.left < root.aim.side / 2
    readonly property real room: root.aiming ? root.width / 2 - root.reach - 2 * root.metrics.px(8)
                                             : root.width - 2 * root.metrics.px(12)
    readonly property real rowRoom: root.room - (beside.visible ? beside.width + groups.spacing : 0)
    readonly property int helpHeight: root.metrics.tx(20)
    property int aimed: 0               // height the coin being aimed takes
    property real reach: 0              // what it takes on either side of its middle

    signal chosen(PieceItem piece)

    Row {
        id: groups

        y: root.metrics.px(8)
        x: root.onRight ? root.width - width - root.metrics.px(8) : root.metrics.px(8)
        spacing: root.metrics.px(16)
        height: parent.height - root.helpHeight

        Column {
            visible: hand.shownCount > 0
            spacing: root.metrics.px(2)

            HuntRow {
                id: hand

                asked: root.asked
                player: root.player
                zoneId: "hand"
                ready: root.aiming
                answers: root.asked.phase === Hunt.Phase.Place
                portable: answers
                side: root.coin
                room: root.rowRoom / (fallen.shownCount > 0 ? 2 : 1)
                hidden: root.aim.coin
                onChosen: (piece) => root.chosen(piece)
            }
            StageText {
                role: "caption"
                width: Math.min(implicitWidth, root.room)
                color: root.metrics.ground.ink
                visible: implicitWidth <= root.room && implicitHeight + root.coin < groups.height
                text: root.aiming ? qsTr("Next: press to push it in first") : hand.label
            }
        }
        Column {
            visible: fallen.shownCount > 0
            spacing: root.metrics.px(2)

            HuntRow {
                id: fallen

                asked: root.asked
                player: root.player
                zoneId: "fallen"
                answers: root.asked.ofFallen
                side: root.coin
                room: root.rowRoom / (hand.shownCount > 0 ? 2 : 1) - (flow.visible ? flow.width : 0)
                onChosen: (piece) => root.chosen(piece)
            }
            StageText {
                role: "caption"
                width: Math.min(implicitWidth, root.room)
                visible: implicitHeight + root.coin < groups.height
                color: root.metrics.ground.ink
                text: fallen.label
            }
        }
        HuntRepeats {
            id: beside

            y: Math.round((root.coin - height) / 2)
            visible: root.aiming && root.player.repeatable && (hand.shownCount === 0 || fallen.shownCount === 0)
                     && root.room - width - groups.spacing >= root.coin
            player: root.player
            iconOnly: root.room - root.metrics.tx(upright ? 160 : 250) - groups.spacing
                      < Math.min(3, hand.shownCount + fallen.shownCount) * root.coin     // the coins come first
            upright: 2 * root.metrics.tx(30) < groups.height
        }
        HuntFlow {
            id: flow

            visible: fallen.shownCount > 0 && hand.shownCount === 0 && !root.aiming && !root.asked.facts.secondHalf
            asked: root.asked
            seats: root.stage.seats
            session: root.stage.session
            height: root.coin
        }
    }
    HuntRepeats {
        anchors.right: parent.right
        y: root.metrics.px(8)
        visible: !root.aiming && root.player.repeatable
        player: root.player
        iconOnly: groups.x + groups.width > root.width - root.metrics.tx(250)     // no room for its words
    }
    StageText {
        role: "caption"
        y: parent.height - height
        width: parent.width
        height: root.helpHeight
        horizontalAlignment: Text.AlignHCenter
        visible: root.aiming && implicitWidth <= root.width && y >= root.aimed
        color: root.metrics.ground.ink2
        text: root.aim.free ? qsTr("Drag, or ← → move, ↑ ↓ turn, + − depth, E side. Dashed: where coins would lie")
            : qsTr("Drag, or ← → move, ↑ ↓ turn, + − depth. Dashed: where coins would lie")
    }
}
