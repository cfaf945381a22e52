pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// All contests: three by weight, five that are won on the way. Rows under cups, or columns beside
// them where the panel is flat.
StagePanel {
    id: root

    required property ColdAsked asked
    property bool across: false
    property int blocks: 1              // of rows beside each other

    readonly property int ranks: Math.max(2, root.stage.seatCount)
    readonly property int contests: 8
    readonly property int perBlock: root.contests / root.blocks
    readonly property real gap: root.metrics.px(14)
    readonly property real inner: root.width - 2 * root.padH
    readonly property real blockWidth: (root.inner - (root.blocks - 1) * root.gap) / root.blocks
    readonly property bool headed: !root.across && root.blocks === 1
    readonly property int bodyTop: root.padV + (root.headed ? root.headHeight + root.metrics.px(4) : 0)
    readonly property real head0: root.across ? Math.min(root.metrics.tx(76), root.inner * 0.16) : 0
    readonly property real cupRow: root.across ? Math.min(root.metrics.tx(34), (root.height - 2 * root.padV) * 0.4)
                                               : Math.min(root.metrics.px(30), root.metrics.tx(26))
    readonly property real pitch: root.across ? (root.height - 2 * root.padV - root.cupRow) / root.ranks
                                              : Math.min(root.metrics.px(36), root.blockWidth * 0.52 / root.ranks)
    readonly property real first: root.across ? root.cupRow : root.blockWidth - root.ranks * root.pitch
    readonly property real rowHeight: (root.height - root.bodyTop - root.cupRow - root.metrics.px(8)) / root.perBlock
    readonly property real columnWidth: (root.inner - root.head0) / root.contests
    readonly property alias zone: trophies
    readonly property var words: [root.asked.label("loc.shore"), root.asked.label("loc.river"), root.asked.label("loc.lake"),
        qsTr("Species race"), qsTr("Small species"), qsTr("Three alike"), qsTr("Four different"),
        qsTr("First to %1 fish").arg(root.asked.facts.goalFish)] // by Cold.Contest

    term: "trophy"
    head: root.headed ? qsTr("Trophies") : ""
    Accessible.name: qsTr("Trophies")

    ColdText {
        role: root.across ? "panelHead" : "caption"
        x: root.padH
        y: root.bodyTop
        width: root.across ? root.head0 - 4 : root.first
        height: root.cupRow
        lineHeight: 0.9
        words: root.across ? qsTr("Trophies") : qsTr("leading or taken")
    }
    Repeater {
        model: root.ranks * root.blocks

        ColdTrophyIcon {
            required property int index

            readonly property int rank: index % root.ranks
            readonly property real block: Math.floor(index / root.ranks) * (root.blockWidth + root.gap)

            place: rank + 1
            width: Math.min(root.metrics.px(22), root.pitch - 2)
            x: Math.round(root.padH + (root.across ? 0 : block + root.first + (rank + 0.5) * root.pitch - width / 2))
            y: Math.round(root.across ? root.bodyTop + root.cupRow + (rank + 0.5) * root.pitch - width / 2
                                      : root.bodyTop + (root.cupRow - width) / 2)
        }
    }
    ZoneView {
        id: trophies

        zoneId: "trophies"
        label: root.Accessible.name
        x: root.padH + root.head0
        y: root.bodyTop + (root.across ? 0 : root.cupRow)
        width: root.inner - root.head0
        height: root.height - y - root.metrics.px(8)

        ZonePieces {
            zone: trophies

            ColdTrophy {
                seats: root.stage.seats
                words: root.words[facts.contest] ?? label
                across: root.across
                ranks: root.ranks
                first: root.first
                pitch: root.pitch
                x: Math.round(root.across ? index * root.columnWidth
                              : Math.floor(index / root.perBlock) * (root.blockWidth + root.gap))
                y: root.across ? 0 : Math.round(index % root.perBlock * root.rowHeight)
                width: Math.round(root.across ? root.columnWidth : root.blockWidth)
                height: Math.round(root.across ? trophies.height : root.rowHeight)
            }
        }
    }
}
