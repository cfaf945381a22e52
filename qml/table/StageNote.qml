import QtQuick
import Takujo.Table
import Takujo.Ui

// Lies over what is no piece and says what it is: when it is pointed at, by Tab and Space, and to screen
// readers.
StageItem {
    id: root

    property string name: ""
    property string text: ""
    property string clause: ""
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
    Accessible.focusable: root.name.length > 0
    Accessible.onPressAction: root.asked = !root.asked
    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.text
    Accessible.ignored: root.name.length === 0

    TkHint {
        control: root
        title: root.name
        tip: root.text
        clause: root.clause
        pinned: root.asked
    }
    TkFocusRing {
        shown: root.activeFocus
    }
}
