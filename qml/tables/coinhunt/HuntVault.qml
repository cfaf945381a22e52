pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The vault of a seat by colour, gold where nobody has as many. The crests below choose whose wallet
// and vault are shown.
StagePanel {
    id: root

    required property HuntAsked asked
    readonly property SeatLookup seats: root.stage.seats
    required property int seat

    readonly property alias coins: coins
    readonly property int top0: root.padV + root.headHeight + root.metrics.px(8)
    readonly property int footHeight: Math.max(28, root.metrics.tx(24))
    readonly property int columns: 3
    readonly property int gap: root.metrics.px(6)
    readonly property int cellWidth: Math.floor((root.width - 2 * root.padH - 2 * root.gap) / root.columns)
    readonly property int cellHeight: Math.floor((root.height - root.top0 - root.footHeight - root.padV - root.gap - root.metrics.px(4)) / 2)

    signal chosen(PieceItem piece)
    signal seatChosen(int seat)

    function xOf(colour: int): int {
        return root.padH + (colour % root.columns) * (root.cellWidth + root.gap)
    }

    function yOf(colour: int): int {
        return root.top0 + Math.floor(colour / root.columns) * (root.cellHeight + root.gap)
    }

    term: "vault"
    head: root.asked.headOf(root.seat, qsTr("Your vault"), qsTr("%1: vault"))
    note: qsTr("%n coin(s)", "", root.asked.facts.vault[root.seat] ?? 0)

    Repeater {
        model: HuntColours.count

        HuntVaultCell {
            required property int index

            x: root.xOf(index)
            y: root.yOf(index)
            width: root.cellWidth
            height: root.cellHeight
            colour: index
            count: root.asked.facts.vaultColours[HuntColours.count * root.seat + index] ?? 0
            alone: root.asked.facts.alone[HuntColours.count * root.seat + index] > 0
        }
    }
    ZoneView {
        id: coins

        anchors.fill: parent
        zoneId: "vault." + root.seat
        label: root.asked.labelOf(zoneId)
        onChosen: (piece) => root.chosen(piece)

        ZonePieces {
            zone: coins

            HuntCoin {
                // Of equal coins only one is seen: the one that can be chosen, else the first.
                readonly property bool front: coins.revision >= 0
                    && (legal || affected ? true : coins.pieces.find((each) => each.kind === kind) === this)

                readonly property bool second: facts.magic && coins.revision >= 0
                    && coins.pieces.some((each) => each.facts.colour === facts.colour && !each.facts.magic)

                x: root.xOf(facts.colour) + root.metrics.px(second ? 18 : 5)
                y: root.yOf(facts.colour) + Math.round((root.cellHeight - side) / 2)
                side: Math.min(root.metrics.px(28), root.cellHeight - 4)
                visible: front
                usable: legal
            }
        }
    }
    Row {
        id: legend

        x: root.padH
        y: root.height - root.footHeight - root.padV / 2
        height: root.footHeight
        spacing: root.metrics.px(6)
        visible: implicitWidth < chips.x - root.padH - 4

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: root.metrics.px(12)
            height: width
            radius: 3
            color: Theme.goldSoft
            border.width: 1
            border.color: Theme.gold
        }
        StageText {
            role: "caption"
            height: root.footHeight
            text: qsTr("Has the most")
        }
    }
    Row {
        id: chips

        x: root.width - width - root.padH
        y: legend.y
        spacing: root.metrics.px(2)
        visible: root.asked.seatCount > 1

        Repeater {
            model: root.asked.seatCount

            StagePress {
                id: chip

                required property int index

                readonly property bool open: chip.index === root.seat

                width: root.footHeight
                height: root.footHeight
                corner: height / 2
                name: root.seats.nameOf(chip.index)
                note: chip.open ? qsTr("Shown") : qsTr("Shows wallet and vault")
                Accessible.role: Accessible.PageTab
                Accessible.selected: chip.open
                onActivated: root.seatChosen(chip.index)

                Rectangle {
                    anchors.fill: parent
                    radius: height / 2
                    color: chip.open ? Theme.accentSoft : chip.hovered ? Theme.hover : "transparent"
                    border.width: chip.open ? 2 : 0
                    border.color: Theme.accent
                }
                TkSeatDisc {
                    anchors.centerIn: parent
                    width: size
                    height: size
                    size: Math.round(chip.height * 0.7)
                    seat: root.seats.colourOf(chip.index)
                }
                TkHint {
                    control: chip
                    title: chip.name
                    tip: chip.note
                }
            }
        }
    }
}
