pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// What one seat has caught, by location, with the weight that counts as far as this viewer knows
// it; below what it has won.
StagePanel {
    id: root

    required property ColdAsked asked
    required property int seat
    property bool own: true

    // Beside each other where the panel is wide, else one below the other.
    readonly property bool across: root.width > 1.8 * root.height
    readonly property int bodyTop: root.padV + Math.max(root.headHeight, root.metrics.tx(20)) + root.metrics.px(4)
    readonly property int footHeight: Math.max(root.metrics.px(26), Math.min(root.metrics.tx(20), root.metrics.px(34)))
    readonly property int room: root.height - root.bodyTop - root.footHeight - root.metrics.px(14)
    readonly property real partWidth: root.across ? (root.width - 2 * root.padH - 2 * root.metrics.px(12)) / 3 : root.width - 2 * root.padH
    readonly property real partHeight: root.across ? root.room : root.room / 3
    readonly property int line: Math.min(root.metrics.tx(20), Math.round(root.partHeight * 0.4))
    readonly property real cardHeight: Math.min(root.metrics.px(44), root.across ? root.partHeight - root.line - root.metrics.px(8)
                                                                                  : root.partHeight - root.line - root.metrics.px(9))
    // Three stand beside each other at every size, four where they find the room.
    readonly property int perRow: Math.max(3, Math.floor((root.partWidth + root.gap) / (root.metrics.px(49) + root.gap)))
    readonly property real cardWidth: Math.min(root.cardHeight * 1.5, (root.partWidth - (root.perRow - 1) * root.gap) / root.perRow)
    readonly property int gap: root.metrics.px(4)
    readonly property int rowsFit: Math.max(1, Math.floor((root.partHeight - root.line) / (root.cardHeight + root.gap)))
    readonly property alias fish: fish
    readonly property int caught: root.asked.facts.fish[root.seat] ?? 0

    signal chosen(PieceItem piece)

    function partX(location: int): int {
        return Math.round(root.padH + (root.across ? location * (root.partWidth + root.metrics.px(12)) : 0))
    }

    function partY(location: int): int {
        return Math.round(root.bodyTop + (root.across ? 0 : location * root.partHeight))
    }

    term: "fish"
    head: root.own ? qsTr("Your catch") : qsTr("Catch of %1").arg(root.stage.seats.nameOf(root.seat))
    note: root.caught > root.asked.facts.goalFish ? qsTr("%1 fish", "caught").arg(root.caught)
        : qsTr("%1 of %2 fish", "caught").arg(root.caught).arg(root.asked.facts.goalFish)

    Repeater {
        model: 3

        Item {
            id: part

            required property int index

            readonly property int low: root.asked.facts.low[index * root.stage.seatCount + root.seat] ?? 0
            readonly property int high: root.asked.facts.high[index * root.stage.seatCount + root.seat] ?? 0

            x: root.partX(index)
            y: root.partY(index)
            width: Math.round(root.partWidth)
            height: root.line
            Accessible.role: Accessible.StaticText
            Accessible.name: place.text + qsTr(": ", "before a weight") + sum.text + " " + unit.text

            Rectangle {
                y: -root.metrics.px(3)
                width: parent.width
                height: 1
                color: Theme.line
            }
            Rectangle {
                id: dot

                anchors.verticalCenter: parent.verticalCenter
                visible: !Theme.highContrast // there all grounds are one
                width: root.metrics.px(10)
                height: width
                radius: 2
                color: ColdColours.ground(part.index, 0)
            }
            ColdText {
                id: place

                role: "label"
                x: dot.visible ? dot.width + root.metrics.px(7) : 0
                width: sum.x - x - 4
                height: root.line
                text: root.asked.label("loc." + ColdColours.locations[part.index])
            }
            ColdText {
                id: sum

                role: "number"
                x: unit.x - width - root.metrics.px(4)
                width: implicitWidth
                height: root.line
                text: part.low === part.high ? String(part.low) : qsTr("%1–%2", "pounds, from and to").arg(part.low).arg(part.high)
            }
            ColdText {
                id: unit

                role: "caption"
                x: parent.width - width
                width: implicitWidth
                height: root.line
                text: qsTr("lb")
            }
        }
    }
    ZoneView {
        id: fish

        // Place of a fish among those of its location, and how many there are.
        function rankOf(piece: ColdItem): int {
            return fish.revision < 0 ? 0 : fish.pieces.filter((each) => each.facts.location === piece.facts.location
                                                                      && each.index < piece.index).length
        }

        function sizeOf(location: int): int {
            return fish.revision < 0 ? 0 : fish.pieces.filter((each) => each.facts.location === location).length
        }

        // Fish beside each other before a second row begins; more are narrower.
        function perRow(location: int): int {
            return Math.max(root.perRow, Math.ceil(fish.sizeOf(location) / root.rowsFit))
        }

        function widthIn(perRow: int): real {
            return perRow === root.perRow ? root.cardWidth
                 : Math.max(root.metrics.px(26), Math.min(root.cardWidth, (root.partWidth + root.metrics.px(3)) / perRow - root.metrics.px(3)))
        }

        anchors.fill: parent
        zoneId: "catch." + root.seat
        label: root.asked.label(zoneId)
        onChosen: (piece) => root.chosen(piece)

        ZonePieces {
            zone: fish

            ColdCaughtFish {
                readonly property int rank: fish.rankOf(this)
                readonly property int perRow: fish.perRow(facts.location)
                readonly property real pitch: Math.min(width + root.gap, (root.partWidth - width) / (perRow - 1))

                seen: pitch < width && z < 200 && (rank + 1) % perRow > 0 && rank + 1 < fish.sizeOf(facts.location) ? pitch : width
                usable: root.own && root.asked.phase === Cold.Phase.Contest
                enterConfirms: !legal
                x: root.partX(facts.location) + Math.round((rank % perRow) * pitch)
                y: root.partY(facts.location) + root.line + root.metrics.px(2)
                   + Math.floor(rank / perRow) * Math.round(root.cardHeight + root.gap)
                z: flying ? 300 : activeFocus || hovered ? 200 : rank
                width: Math.floor(fish.widthIn(perRow))
                height: Math.round(root.cardHeight)
                onFactsChanged: fish.revision += 1
            }
        }
    }
    ColdText {
        id: species

        readonly property int count: root.asked.facts.species[root.seat] ?? 0
        readonly property int goal: root.asked.facts.goalSpecies

        role: "caption"
        x: root.padH
        y: root.height - height - root.metrics.px(7)
        width: Math.min(implicitWidth, (root.width - 2 * root.padH) * 0.55)
        height: root.footHeight
        text: count > goal ? qsTr("%1 species").arg(count) : qsTr("%1 of %2 species").arg(count).arg(goal)
    }
    ZoneView {
        id: won

        // Each has a place of its own, however many there are.
        readonly property real pitch: Math.min(height * 1.25 + root.metrics.px(20), (width - root.metrics.px(11)) / Math.max(1, piles))
        readonly property real side: Math.min(height * 1.25, pitch)
        // Equal ones lie on each other and are counted.
        readonly property int piles: won.revision < 0 ? 0 : won.pieces.filter((each) => won.below(each) === 0).length

        function alike(one: ColdItem, other: ColdItem): bool {
            return one.facts.points === other.facts.points && one.facts.master === other.facts.master
                   && one.facts.contest === other.facts.contest
        }

        // Equal ones that lie under it.
        function below(piece: ColdItem): int {
            return won.revision < 0 ? 0 : won.pieces.filter((each) => each.index < piece.index && won.alike(each, piece)).length
        }

        // Those that it lies on.
        function pileOf(piece: ColdItem): int {
            const first = won.pieces.find((each) => won.alike(each, piece) && won.below(each) === 0) ?? piece
            return won.pieces.filter((each) => each.index < first.index && won.below(each) === 0).length
        }

        zoneId: "won." + root.seat
        label: root.asked.label(zoneId)
        x: species.x + species.width + root.metrics.px(10)
        y: species.y
        width: root.width - root.padH - x
        height: root.footHeight

        ZonePieces {
            zone: won

            ColdWonPiece {
                readonly property int pile: won.revision < 0 ? 0 : won.pileOf(this)

                x: Math.round(won.width - won.side - root.metrics.px(11) - (won.piles - 1 - pile) * won.pitch)
                // The figure at its right end lies on the next one, not under it.
                z: flying ? 300 : activeFocus || hovered ? 200 : won.piles - pile + equal / 100
                equal: won.revision < 0 ? 1 : won.below(this) + 1
                onFactsChanged: won.revision += 1
                width: Math.round(won.side)
                height: won.height
            }
        }
    }
}
