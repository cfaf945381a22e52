import QtQuick
import Takujo.App
import Takujo.Ui

// Waits for a key while it has the focus: no shortcut comes before it. Escape and Tab leave it as it is.
Rectangle {
    id: root

    required property string name       // of what the key is to do

    property bool waiting: false

    signal caught(int key, int modifiers)
    signal abandoned()

    function start() {
        root.waiting = true
        root.forceActiveFocus(Qt.TabFocusReason)
    }

    function leave() {
        root.waiting = false
        root.abandoned()
    }

    visible: root.waiting
    onActiveFocusChanged: if (!root.activeFocus) root.waiting = false
    width: words.implicitWidth + 20
    height: Theme.px(24)
    radius: Theme.radiusKey
    color: Theme.accentSoft
    border.width: 2
    border.color: Theme.focus
    Accessible.role: Accessible.HotkeyField
    Accessible.name: qsTr("Press the new key: %1. Esc leaves it as it is").arg(root.name)
    Accessible.focusable: true
    Keys.onShortcutOverride: (event) => { event.accepted = true }
    Keys.onPressed: (event) => {
        event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab
        if (event.key === Qt.Key_Escape)
            root.leave()
        else if (event.accepted && !event.isAutoRepeat && App.keys.pressable(event.key))
            root.caught(event.key, event.modifiers)
    }

    TkText {
        id: words

        anchors.centerIn: parent
        role: "caption"
        text: qsTr("Press the new key")
        Accessible.ignored: true
    }
}
