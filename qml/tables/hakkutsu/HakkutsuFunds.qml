pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// Coins of the seat being looked at, up to its limit; those the planned mining takes are pale.
StagePanel {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    required property HakkutsuPlan plan
    required property int shownSeat
    property bool own: true

    readonly property int coins: root.facts.coins[root.shownSeat] ?? 0
    readonly property int limit: root.facts.limit[root.shownSeat] ?? 0
    readonly property int cards: root.facts.cards[root.shownSeat] ?? 0
    readonly property bool planned: root.own && root.plan.shown && root.plan.coinsLeft >= 0
    readonly property int remaining: root.planned ? root.plan.coinsLeft : root.coins
    readonly property int places: Math.max(root.coins, root.limit)
    readonly property real room: root.width - 2 * root.padH
    readonly property real pitch: Math.min(root.metrics.px(26), (root.room - root.metrics.px(22)) / Math.max(1, root.places - 1))
    readonly property string words: root.planned && root.remaining !== root.coins ? qsTr("%1 left after mining").arg(root.remaining)
        : root.own ? qsTr("Back to %1 at the base").arg(root.limit) : qsTr("%n equipment card(s)", "", root.cards)

    term: "coin"
    head: qsTr("Funds")
    note: root.metrics.compact ? qsTr("%n coin(s)", "", root.coins) : ""
    Accessible.description: qsTr("%n coin(s)", "", root.coins) + ", " + root.words

    Item {
        id: row

        x: root.padH
        y: root.padV + root.headHeight + root.metrics.px(9)
        height: root.metrics.px(22)

        Repeater {
            model: root.places

            Item {
                id: place

                required property int index

                readonly property bool filled: place.index < root.coins

                x: Math.round(place.index * root.pitch)
                width: root.metrics.px(22)
                height: width

                TkBox {
                    anchors.fill: parent
                    visible: !place.filled || place.index >= root.remaining
                    corner: width / 2
                    ink: place.filled ? Theme.pick : Theme.line2
                    edge: 1.5
                    dashed: true
                }
                StagePicture {
                    anchors.fill: parent
                    visible: place.filled
                    opacity: place.index < root.remaining ? 1 : 0.35
                    source: "art/coin.svg"

                    Behavior on opacity {
                        NumberAnimation { duration: Theme.durRing }
                    }
                }
            }
        }
    }
    StageText {
        role: "caption"
        x: root.padH
        y: row.y + row.height + root.metrics.px(6)
        width: root.room
        height: Math.max(0, root.height - y - root.metrics.px(4))
        visible: height >= root.metrics.tx(15)
        verticalAlignment: Text.AlignTop
        wrapMode: height >= root.metrics.tx(34) ? Text.WordWrap : Text.NoWrap
        color: root.planned && root.remaining !== root.coins ? Theme.shu : Theme.ink3
        words: root.words
        Accessible.ignored: true
    }
}
