import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// What the table's parts ask of the match: facts, labels and sizes of zones, what may be chosen now
// and what the option looked at would touch. Nothing is computed here.
RowLookup {
    id: root

    required property var session

    readonly property var table: root.session ? root.session.table : null
    readonly property var prompt: root.session ? root.session.prompt : null
    readonly property coldFacts facts: root.table ? root.table.facts : []
    readonly property bool playing: root.session !== null && root.session.myTurn
    readonly property int phase: root.playing ? root.facts.phase : Cold.Phase.Over
    readonly property bool composing: root.playing && root.prompt.kind === PromptKind.Subset
    readonly property var affected: root.playing && root.prompt.previewAffects ? root.prompt.previewAffects : []
    readonly property var advice: root.playing && root.prompt.advised ? root.prompt.advised : []
    // The option pointed at, in words.
    readonly property string previewed: root.playing && root.prompt.previewed >= 0 ? root.prompt.option(root.prompt.previewed).label : ""
    property int handNumber: 1          // of the token the viewer is about to place

    function label(zone: string): string {
        return root.revision >= 0 ? root.value(zone, "label") ?? "" : ""
    }

    // Components of a stack that are not described one by one.
    function stack(zone: string): int {
        return root.revision >= 0 ? root.value(zone, "count") ?? 0 : 0
    }

    // Whether something at this anchor can be chosen now.
    function lit(anchor: string): bool {
        return root.playing && root.prompt.revision >= 0 && root.prompt.optionsAt(anchor).length > 0
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
        return root.playing && root.prompt.revision >= 0 && !root.composing && !root.lit(anchor) ? root.session.whyNot(anchor) : ""
    }

    function look(anchor: string, on: bool) {
        if (on && root.lit(anchor))
            root.prompt.previewAt(anchor)
        else if (root.playing && root.prompt.previewed >= 0 && root.prompt.previewed === root.prompt.optionAt(anchor))
            root.prompt.preview(-1)
    }

    model: root.table ? root.table.zones : null
    key: "zoneId"
}
