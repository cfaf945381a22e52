pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The cart of one seat: units from left to right, covered from the left; rocks that cover nothing lie
// below them, beside the words. A rock that is thought about lies on it as a ghost.
ZoneView {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    required property int seat
    property HakkutsuPlan plan: null    // only on the viewer's own cart
    property int footHeight: 0          // below the units

    readonly property int capacity: root.facts.capacity
    readonly property int covered: root.facts.units[root.seat] ?? 0
    readonly property real gap: root.metrics.px(root.capacity > 7 ? 4 : 7)
    readonly property int rowGap: root.metrics.px(10)
    readonly property real room: root.height - root.footHeight  // of the units
    // Units too narrow for a name stand in two rows where there is height for them.
    readonly property bool twoRows: (root.width - root.capacity * root.gap) / (root.capacity + 1) < root.metrics.tx(58)
                                    && root.room >= 2 * root.metrics.px(62) + root.rowGap
    readonly property int perRow: root.twoRows ? Math.ceil((root.capacity + 1) / 2) : root.capacity + 1
    readonly property int unitWidth: Math.floor(Math.min(root.metrics.px(root.twoRows ? 96 : 68),
        (root.width - (root.perRow - 1) * root.gap) / root.perRow))
    readonly property int unitHeight: Math.min(root.metrics.px(root.twoRows ? 96 : 104),
        root.twoRows ? Math.floor((root.room - root.rowGap) / 2) : root.room)
    // Rocks that cover nothing, from the right; many lie over each other.
    readonly property size lightSize: Qt.size(root.metrics.px(42), root.metrics.px(22))
    readonly property int lights: root.lightsBefore(root.size) + (root.planned && root.plan.carry === 0 ? 1 : 0)
    readonly property real lightPitch: Math.min(root.lightSize.width + root.metrics.px(3), root.metrics.px(90) / Math.max(1, root.lights - 1))
    readonly property int lightsWidth: root.lights === 0 ? 0 : Math.ceil(root.lightSize.width + (root.lights - 1) * root.lightPitch)
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

    function lightX(rank: int): int { return Math.round(root.width - root.lightSize.width - rank * root.lightPitch) }

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

            x: light ? root.lightX(root.lightsBefore(load.index)) : root.xOf(slot)
            y: light ? root.height - height : root.yOf(slot)
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
        x: thin ? root.lightX(root.lights - 1) : root.xOf(unit)
        y: thin ? root.height - height : root.yOf(unit)
        width: thin ? root.lightSize.width : root.span(fitting)
        height: thin ? root.lightSize.height : root.unitHeight
        tail: units > fitting ? Qt.rect(-x, root.unitHeight + root.rowGap, root.span(units - fitting), root.unitHeight)
                              : Qt.rect(0, 0, 0, 0)
        visible: root.planned
        z: 30
    }
}
