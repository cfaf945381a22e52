import QtQuick

// What the session asks for.
QtObject {
    id: root

    property string kind: "none"
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

    function ask(kind: string, decision: string, title: string) {
        root.kind = kind
        root.decision = decision
        root.title = title
        root.options.clear()
    }

    function add(label: string, anchor: string, main: bool) {
        root.options.append({ index: root.options.count, label: label, anchor: anchor, main: main, warning: "" })
    }
}
