import QtQuick
import Takujo.Table
import Takujo.Ui

// Lies over a heading or number that is no piece: the glossary of the game says what it is, when it is
// pointed at, by Tab and Space, and to screen readers.
StageItem {
    id: root

    property string term: ""            // of the glossary

    readonly property var table: root.stage && root.stage.session ? root.stage.session.table : null
    // A pretended match has no glossary.
    readonly property var entry: root.table && root.table.term && root.table.revision >= 0 ? root.table.term(root.term) : ({})
    readonly property string name: root.entry.name ?? ""
    readonly property string text: root.entry.text ?? ""
    property bool asked: false          // by key

    function ask(event: var) {
        if (!event.isAutoRepeat)
            root.asked = !root.asked
    }

    // The focus stays where it is when there is nothing to say any more.
    activeFocusOnTab: root.activeFocus || root.name.length > 0
    onActiveFocusChanged: root.asked = false
    Keys.onSpacePressed: (event) => root.ask(event)
    Keys.onShortcutOverride: (event) => { event.accepted = event.key === Qt.Key_Space }
    Accessible.focusable: true
    Accessible.onPressAction: root.asked = !root.asked
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.text
    Accessible.ignored: root.name.length === 0

    TkHint {
        control: root
        title: root.name
        tip: root.text
        clause: root.entry.clause ?? ""
        pinned: root.asked
    }
    TkFocusRing {
        shown: root.activeFocus
    }
}
