pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// One zone of a tackle box: its number, places for so many bait, the bait in it. Pressed, the zone
// is refilled or fished with first, whatever is asked.
StagePress {
    id: root

    required property ColdAsked asked
    required property int seat
    required property int number        // 3 to 6
    property bool empties: false        // the bait chosen now would empty it
    property bool own: true

    readonly property string zone: "box." + root.seat + "." + root.number
    readonly property string anchor: root.zone + "/0"
    readonly property alias bait: bait
    readonly property bool lit: root.usable && root.asked.lit(root.anchor)
    readonly property bool hot: root.empties || (root.own && root.asked.touched(root.anchor))
                                || (root.lit && (root.hovered || root.activeFocus))
    readonly property bool refused: root.stage.refusedAnchor === root.anchor
    readonly property bool bonus: bait.size > 0 && bait.pieces[0].facts.bonus
    readonly property int cols: root.number < 5 ? root.number : 3
    readonly property int rows: root.number < 5 ? 1 : 2
    readonly property int headHeight: Math.max(root.metrics.px(24), Math.min(root.metrics.tx(20), root.height * 0.3))
    readonly property real pitch: Math.min(root.metrics.px(46), (root.width - root.metrics.px(10)) / Math.max(4, root.cols),
                                           (root.height - root.headHeight - root.metrics.px(6)) / 2)
    readonly property real crystal: root.pitch - Math.max(1, root.metrics.px(2))
    readonly property point origin: Qt.point((root.width - root.cols * root.pitch) / 2,
        root.headHeight + (root.height - root.headHeight - root.metrics.px(4) - root.rows * root.pitch) / 2)

    signal baitChosen(PieceItem piece)

    function xOf(slot: int): int { return Math.round(root.origin.x + (slot % root.cols) * root.pitch) }
    function yOf(slot: int): int { return Math.round(root.origin.y + Math.floor(slot / root.cols) * root.pitch) }

    usable: root.own && (root.asked.phase === Cold.Phase.Harbour || root.asked.phase === Cold.Phase.NextZone)
    enterConfirms: !root.lit
    corner: root.metrics.px(8)
    name: root.asked.label(root.zone)
    note: Wording.told([root.asked.advised(root.anchor) ? qsTr("Hint") : "", qsTr("%1 of %2 bait").arg(bait.size).arg(root.number),
                        root.lit ? qsTr("May be chosen") : "", root.lit ? root.asked.effectAt(root.anchor) : ""])
    onHoveredChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onActiveFocusChanged: root.asked.look(root.anchor, root.hovered || root.activeFocus)
    onRefusedChanged: if (root.refused) shake.start()
    onActivated: {
        root.stage.act()
        root.stage.session.chooseAnchor(root.anchor)
    }

    TkShake {
        id: shake

        target: content
    }
    Item {
        id: content

        width: root.width
        height: root.height

        Rectangle {
            anchors.fill: parent
            radius: root.corner
            color: root.hot ? Theme.shuSoft : root.hovered && root.usable ? Theme.hover : Theme.sunk
            border.width: root.refused || root.hot ? 2.5 : root.lit ? 3 : 1.5
            border.color: root.refused ? Theme.err : root.hot ? Theme.pick : root.lit ? Theme.legal
                          : Theme.highContrast ? Theme.line2 : Theme.line
        }
        ColdText {
            id: numeral

            role: "barTitle"
            x: root.metrics.px(9)
            width: implicitWidth
            height: root.headHeight
            color: root.hot ? Theme.ink2 : Theme.ink3
            text: String(root.number)
        }
        ColdText {
            role: "chip"
            x: numeral.x + numeral.width + 4
            width: root.width - x - root.metrics.px(8)
            height: root.headHeight
            horizontalAlignment: Text.AlignRight
            color: root.hot ? Theme.ink2 : Theme.gold
            text: !root.bonus ? "" : root.number === 5 ? qsTr("+1 tackle") : qsTr("or deck top")
        }
        Repeater {
            model: root.number

            TkBox {
                required property int index

                x: root.xOf(index) + Math.round(root.crystal * 0.06)
                y: root.yOf(index) + Math.round(root.crystal * 0.06)
                width: Math.round(root.crystal * 0.88)
                height: width
                visible: index >= bait.size
                corner: root.metrics.px(8)
                ink: root.hot ? Theme.ink3 : Theme.line2
                dashed: true
                edge: 1.5
            }
        }
        ZoneView {
            id: bait

            anchors.fill: parent
            zoneId: root.zone
            label: root.name
            onChosen: (piece) => root.baitChosen(piece)

            ZonePieces {
                zone: bait

                ColdBait {
                    // a zone is chosen where its first bait lies
                    affected: root.asked.touched(pieceId)
                    advised: root.asked.advised(pieceId)
                    unit: root.metrics.k
                    composing: root.own && root.asked.composing
                    usable: composing || root.lit
                    enterConfirms: composing ? root.stage.session.draft.complete : !root.lit
                    x: root.xOf(slot)
                    y: root.yOf(slot)
                    z: flying ? 300 : activeFocus ? 200 : 0
                    width: Math.round(root.crystal)
                    height: width
                }
            }
        }
    }
    AdvisedMark {
        x: -4
        y: root.height - height + 4
        visible: root.asked.advised(root.anchor)
    }
    // The head of the zone explains it: below, every bait explains itself.
    Item {
        id: strip

        width: root.width
        height: root.headHeight

        TkHint {
            control: strip
            title: root.name
            tip: root.lit ? root.asked.effectAt(root.anchor) : root.note
        }
    }
}
