import QtQuick

// Zones, pieces and counters of a pretended match.
QtObject {
    id: root

    property int revision: 0
    property ListModel zones: ListModel { }
    property ListModel counters: ListModel { }
    property var models: ({})
    property var values: ({})

    property Component maker: Component { ListModel { dynamicRoles: true } }

    function zone(id: string): ListModel {
        if (!root.models[id])
            root.models[id] = root.maker.createObject(root)
        return root.models[id]
    }

    function addZone(id: string, kind: string, label: string, owner: int, cols: int, rows: int, count: int) {
        root.zones.append({ zoneId: id, kind: kind, label: label, owner: owner, cols: cols, rows: rows,
                            count: count, face: "" })
    }

    function setCounter(id: string, label: string, value: int, owner: int) {
        root.values[id] = value
        for (let i = 0; i < root.counters.count; ++i) {
            if (root.counters.get(i).counterId === id) {
                root.counters.setProperty(i, "value", value)
                root.revision += 1
                return
            }
        }
        root.counters.append({ counterId: id, label: label, value: value, owner: owner, clause: "" })
        root.revision += 1
    }

    function hasCounter(id: string): bool {
        return root.values[id] !== undefined
    }

    function counter(id: string): int {
        return root.values[id] === undefined ? 0 : root.values[id]
    }

    function piece(id: string, kind: string, slot: int, facts: var): var {
        return Object.assign({ pieceId: id, kind: kind, slot: slot, count: 1, owner: -1, faceDown: false,
            label: "", name: id, tip: "", clause: "", attrs: { none: 0 }, legal: false, chosen: false,
            groupIndex: -1, target: false, lastActor: -1, fromZone: "", back: "",
            affected: false, advised: false }, facts)
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

    function attr(id: string, name: string, value: int) {
        const facts = Object.assign({}, root.get(id).attrs)
        facts[name] = value
        root.set(id, "attrs", facts)
    }
}
