pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// What the table's parts ask of the match: counters, labels and sizes of zones, what may be chosen
// now and what the option looked at would touch. Nothing is computed here.
Item {
    id: root

    required property var session

    readonly property var table: root.session ? root.session.table : null
    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property int revision: root.table ? root.table.revision : 0
    readonly property bool playing: root.session !== null && root.session.myTurn
    readonly property string decision: root.playing ? root.prompt.decision : ""
    readonly property bool composing: root.playing && root.prompt.kind === "subset"
    readonly property var affected: root.playing && root.prompt.previewAffects ? root.prompt.previewAffects : []
    readonly property var advice: root.playing && root.prompt.advised ? root.prompt.advised : []
    // The option pointed at, in words.
    readonly property string previewed: root.playing && root.prompt.previewed >= 0 ? root.prompt.option(root.prompt.previewed).label : ""
    property int rowRevision: 0
    property int handNumber: 1          // of the token the viewer is about to place

    function counter(id: string): int {
        return root.revision >= 0 && root.table ? root.table.counter(id) : 0
    }

    function of(id: string, seat: int): int {
        return root.counter(id + "." + seat)
    }

    function row(id: string): ColdZoneRow {
        for (let i = 0; root.rowRevision >= 0 && i < rows.count; ++i) {
            const found = rows.itemAt(i) as ColdZoneRow
            if (found && found.zoneId === id)
                return found
        }
        return null
    }

    function label(id: string): string {
        const found = root.row(id)
        return found ? found.label : ""
    }

    // Components of a stack that are not described one by one.
    function stack(id: string): int {
        const found = root.row(id)
        return found ? found.count : 0
    }

    // Whether something at this anchor can be chosen now.
    function lit(anchor: string): bool {
        return root.playing && root.prompt.optionCount > 0 && root.prompt.optionsAt(anchor).length > 0
    }

    function touched(anchor: string): bool {
        return root.affected.indexOf(anchor) >= 0
    }

    function advised(anchor: string): bool {
        return root.advice.indexOf(anchor) >= 0
    }

    // What the option there does, or why there is none.
    function effectAt(anchor: string): string {
        const option = root.lit(anchor) ? root.prompt.optionAt(anchor) : -1
        return option >= 0 ? root.prompt.option(option).effect : ""
    }

    function reasonAt(anchor: string): string {
        return root.playing && !root.composing && !root.lit(anchor) ? root.session.whyNot(anchor) : ""
    }

    function look(anchor: string, on: bool) {
        if (on && root.lit(anchor))
            root.prompt.previewAt(anchor)
        else if (root.playing && root.prompt.previewed >= 0)
            root.prompt.preview(-1)
    }

    visible: false

    Repeater {
        id: rows

        model: root.table ? root.table.zones : null

        ColdZoneRow {
            onLabelChanged: root.rowRevision += 1
            onCountChanged: root.rowRevision += 1
        }

        onItemAdded: root.rowRevision += 1
        onItemRemoved: root.rowRevision += 1
    }
}
