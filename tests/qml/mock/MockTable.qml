import QtQuick
import Takujo.Table

// Zones, pieces and counters of a pretended match.
QtObject {
    id: root

    property int revision: 0
    property var facts: ({})            // by name, as the table's own type has them
    property ListModel zones: ListModel { }
    property ListModel counters: ListModel { }
    property var models: ({})

    signal departing(motions: var)
    signal arrived()

    property Component maker: Component { ListModel { dynamicRoles: true } }

    function zone(id: string): ListModel {
        if (!root.models[id])
            root.models[id] = root.maker.createObject(root)
        return root.models[id]
    }

    function addZone(id: string, kind: string, label: string, owner: int, cols: int, rows: int, count: int) {
        const kinds = { grid: ZoneKind.Grid, hand: ZoneKind.Hand, stack: ZoneKind.Stack, row: ZoneKind.Row,
                        slots: ZoneKind.Slots, free: ZoneKind.Free }
        root.zones.append({ zoneId: id, kind: kinds[kind], label: label, owner: owner, cols: cols, rows: rows,
                            count: count, face: "" })
    }

    function setCounter(id: string, label: string, value: int, owner: int) {
        for (let i = 0; i < root.counters.count; ++i) {
            if (root.counters.get(i).counterId === id) {
                root.counters.setProperty(i, "value", value)
                root.revision += 1
                return
            }
        }
        root.counters.append({ counterId: id, label: label, value: value, owner: owner, clause: "", tip: "" })
        root.revision += 1
    }

    function piece(id: string, kind: string, slot: int, facts: var): var {
        return Object.assign({ pieceId: id, kind: kind, slot: slot, count: 1, owner: -1, faceDown: false,
            label: "", name: id, tip: "", clause: "", facts: { }, legal: false, chosen: false,
            groupIndex: -1, target: false, lastActor: -1, back: "",
            affected: false, advised: false }, facts)
    }

    // Changes the table, told by motions as events tell it; what a motion does not name is as by default.
    function change(motions: var, work: var) {
        root.departing(motions.map((motion, order) => Object.assign({ order: order, type: EventType.Move, actor: 0, before: "",
            after: "", fromZone: "", toZone: "", toSlot: -1, known: true, faceDown: false, kind: "", back: "", label: "",
            name: "", facts: { } }, motion)))
        work()
        root.revision += 1
        root.arrived()
    }

    function rowOf(zone: ListModel, id: string): int {
        for (let i = 0; i < zone.count; ++i) {
            if (zone.get(i).pieceId === id)
                return i
        }
        return -1
    }

    // Zone that holds a piece, null when there is none.
    function holder(id: string): ListModel {
        for (const name in root.models) {
            if (root.rowOf(root.models[name], id) >= 0)
                return root.models[name]
        }
        return null
    }

    function set(id: string, role: string, value: var) {
        const zone = root.holder(id)
        if (zone)
            zone.setProperty(root.rowOf(zone, id), role, value)
    }

    function get(id: string): var {
        const zone = root.holder(id)
        return zone ? zone.get(root.rowOf(zone, id)) : null
    }

    function setFacts(changes: var) {
        root.facts = Object.assign({}, root.facts, changes)
    }

    function attr(id: string, name: string, value: var) {
        const facts = Object.assign({}, root.get(id).facts)
        facts[name] = value
        root.set(id, "facts", facts)
    }
}
