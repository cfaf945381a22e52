import QtQuick
import Takujo.Table

// What the session asks for.
QtObject {
    id: root

    property int revision: 0
    property int kind: PromptKind.None
    property string decision: ""
    property string title: ""
    property string detail: ""
    property int step: 0
    property int steps: 0
    property string confirmText: ""
    property int min: 0
    property int max: 0
    property int seat: 0
    property var groups: []
    property ListModel options: ListModel { dynamicRoles: false }
    readonly property int optionCount: root.options.count
    property int previewed: -1
    property string previewEffect: ""
    property var previewPath: []
    property var previewAffects: []

    property var ways: ({})             // anchor -> path

    function preview(option: int) {
        root.previewed = option
        root.previewPath = option < 0 ? [] : root.ways[root.options.get(option).anchor] ?? []
    }
    function previewAt(anchor: string) { root.preview(root.optionAt(anchor)) }
    function option(row: int): var { return Object.assign({}, root.options.get(row)) } // a copy, as the model gives
    function optionsAt(anchor: string): var {
        const rows = []
        for (let i = 0; i < root.options.count; ++i) {
            if (root.options.get(i).anchor === anchor)
                rows.push(i)
        }
        return rows
    }
    function optionAt(anchor: string): int {
        const rows = root.optionsAt(anchor)
        return rows.length === 1 ? rows[0] : -1
    }

    function ask(kind: string, decision: string, title: string) {
        root.kind = { none: PromptKind.None, pick: PromptKind.Pick, subset: PromptKind.Subset, assign: PromptKind.Assign,
                      shot: PromptKind.Shot }[kind]
        root.decision = decision
        root.title = title
        root.options.clear()
        root.revision += 1
    }

    function add(label: string, anchor: string, main: bool) {
        root.options.append({ index: root.options.count, label: label, anchor: anchor, main: main, warning: "",
                              effect: "", path: [], affects: [], digit: String(root.options.count + 1) })
        root.revision += 1
    }
}
