pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// What belongs to nobody: stock, lucky coin, the fairy's stash.
StagePanel {
    id: root

    required property HuntAsked asked
    property bool sharing: false        // the stash lies where it is shared out

    readonly property int side: Math.max(20, Math.min(root.metrics.px(40), root.listed ? root.part - 4 : root.height - 2 * root.padV - root.metrics.tx(18)))
    // In piles while it is shared out.
    readonly property int stashed: stash.revision >= 0 ? stash.pieces.reduce((sum, piece) => sum + piece.count, 0) : 0
    // In a narrow page one below the other.
    readonly property bool listed: root.width - 2 * root.padH < root.metrics.tx(200)
    readonly property real part: (root.listed ? root.height - root.padV : root.width - 2 * root.padH) / 3

    well: true
    Accessible.name: root.asked.labelOf("stock") + " " + root.asked.facts.stock + qsTr(", ")
                     + root.asked.labelOf("lucky") + qsTr(", ") + root.asked.labelOf("stash") + " " + root.stashed

    HuntPoolPart {
        row: 0
        part: root.part
        listed: root.listed
        panel: root
        side: root.side
        term: "stock"
        words: qsTr("Stock")
        number: String(root.asked.facts.stock)

        HuntDisc {
            anchors.horizontalCenter: parent.horizontalCenter
            side: root.side
            kind: "coin-back"
            opacity: root.asked.facts.stock > 0 ? 1 : 0.3
        }
    }
    HuntPoolPart {
        row: 1
        part: root.part
        listed: root.listed
        panel: root
        side: root.side
        term: "lucky"
        words: qsTr("Lucky", "the lucky coin")

        HuntRow {
            anchors.horizontalCenter: parent.horizontalCenter
            asked: root.asked
            zoneId: "lucky"
            side: root.side
            room: root.listed ? root.side : root.part
        }
    }
    HuntPoolPart {
        row: 2
        part: root.part
        listed: root.listed
        panel: root
        side: root.side
        term: "stash"
        words: qsTr("Stash")
        number: String(root.stashed)

        HuntRow {
            id: stash

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.round((root.side - height) / 2)
            asked: root.asked
            zoneId: "stash"
            side: Math.round(root.side * 0.65)
            single: true
            visible: !root.sharing
            room: root.listed ? (root.width - 2 * root.padH) * 0.42 : root.part - 8
        }
    }
}
