pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The cart of one seat: units from left to right, covered from the left. A rock that is thought
// about lies on it as a ghost.
ZoneView {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    required property int seat
    property HakkutsuPlan plan: null    // only on the viewer's own cart

    readonly property int capacity: root.facts.capacity
    readonly property int covered: root.facts.units[root.seat] ?? 0
    readonly property real gap: root.metrics.px(root.capacity > 7 ? 4 : 7)
    readonly property int rowGap: root.metrics.px(10)
    // Units too narrow for a name stand in two rows where there is height for them.
    readonly property bool twoRows: (root.width - root.capacity * root.gap) / (root.capacity + 1) < root.metrics.tx(58)
                                    && root.height >= 2 * root.metrics.px(62) + root.rowGap
    readonly property int perRow: root.twoRows ? Math.ceil((root.capacity + 1) / 2) : root.capacity + 1
    readonly property int unitWidth: Math.floor(Math.min(root.metrics.px(root.twoRows ? 96 : 68),
        (root.width - (root.perRow - 1) * root.gap) / root.perRow))
    readonly property int unitHeight: Math.min(root.metrics.px(root.twoRows ? 96 : 104),
        root.twoRows ? Math.floor((root.height - root.rowGap) / 2) : root.height)
    readonly property size lightSize: Qt.size(root.metrics.px(30), root.metrics.px(42))
    readonly property bool planned: root.plan !== null && root.plan.shown
    readonly property int firstOpen: root.planned ? root.plan.units : root.covered

    function xOf(unit: int): int { return Math.round(unit % root.perRow * (root.unitWidth + root.gap)) }

    function yOf(unit: int): int { return Math.floor(unit / root.perRow) * (root.unitHeight + root.rowGap) }

    function span(units: int): int {
        return Math.round(units * root.unitWidth + Math.max(0, units - 1) * root.gap)
    }

    // Units of a rock that begins at a unit which lie in its first row.
    function fitting(unit: int, units: int): int {
        return Math.min(units, root.perRow - unit % root.perRow)
    }

    // Rocks before this place in the zone that cover nothing.
    function lightsBefore(index: int): int {
        return root.revision < 0 ? 0 : root.pieces.filter((each) => each.index < index && each.facts.units === 0).length
    }

    // A rock that covers nothing lies small on the edge between the units, beside others like it.
    function lightX(unit: int, rank: int): int {
        const width = root.lightSize.width
        return Math.max(0, Math.min(root.width - width, root.xOf(unit) - root.gap / 2 - width / 2 + rank * width * 0.7))
    }

    function lightY(unit: int): int {
        return root.yOf(Math.min(unit, root.capacity)) + root.unitHeight - root.lightSize.height + root.metrics.px(8)
    }

    zoneId: "cart." + root.seat

    Repeater {
        model: root.capacity > 0 ? root.capacity + 1 : 0

        HakkutsuUnit {
            required property int index

            x: root.xOf(index)
            y: root.yOf(index)
            width: root.unitWidth
            height: root.unitHeight
            visible: index >= root.firstOpen
            inForce: index === root.covered && !root.planned
            planned: root.planned && index === root.firstOpen
            number: String(planned ? root.plan.mobility : index === root.covered
                           ? root.facts.mobility[root.seat] ?? 0 : root.facts.track[index])
            word: inForce || planned ? qsTr("mobility") : index === root.capacity ? qsTr("stays", "last unit of a cart, never covered") : ""
        }
    }
    ZonePieces {
        zone: root

        HakkutsuLoad {
            id: load

            readonly property int units: load.facts.units
            readonly property int fitting: root.fitting(load.slot, load.units)

            x: light ? root.lightX(slot, root.lightsBefore(load.index)) : root.xOf(slot)
            y: light ? root.lightY(slot) : root.yOf(slot)
            z: flying ? 300 : activeFocus ? 200 : light ? 20 : 1
            width: light ? root.lightSize.width : root.span(fitting)
            height: light ? root.lightSize.height : root.unitHeight
            tail: units > fitting ? Qt.rect(-x, root.unitHeight + root.rowGap, root.span(units - fitting), root.unitHeight)
                                  : Qt.rect(0, 0, 0, 0)
        }
    }
    HakkutsuGhost {
        readonly property int unit: Math.min(root.covered, root.capacity)
        readonly property int units: root.planned ? root.plan.carry : 0
        readonly property int fitting: root.fitting(unit, units)

        plan: root.plan
        x: thin ? root.lightX(unit, root.lightsBefore(root.size)) : root.xOf(unit)
        y: thin ? root.lightY(unit) : root.yOf(unit)
        width: thin ? root.lightSize.width : root.span(fitting)
        height: thin ? root.lightSize.height : root.unitHeight
        tail: units > fitting ? Qt.rect(-x, root.unitHeight + root.rowGap, root.span(units - fitting), root.unitHeight)
                              : Qt.rect(0, 0, 0, 0)
        visible: root.planned
        z: 30
    }
}
