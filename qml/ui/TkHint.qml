pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Gives the control it stands in a tooltip: `tip` while the control works, `why` while it is
// disabled. A disabled item gets no hover events, so the pointer is then watched in the parent
// of the control. The tooltip itself is made while it is wanted.
Item {
    id: root

    required property Item control
    property string tip: ""
    property string title: ""
    property string clause: ""
    property string why: ""
    // Also show it now, for the key "?" and for keyboard focus.
    property bool pinned: false

    // Pressed: what is said stands in the way of what comes now, a menu perhaps.
    property bool dismissed: false

    readonly property string words: root.control.enabled ? root.tip : root.why
    readonly property T.AbstractButton button: root.control as T.AbstractButton
    readonly property bool pressed: root.button !== null && root.button.pressed
    readonly property bool over: !root.control.enabled ? root.overDisabled : root.button ? root.button.hovered : pointer.hovered
    readonly property bool overDisabled: pointer.hovered && root.control.contains(
        root.control.mapFromItem(root.control.parent, pointer.point.position.x, pointer.point.position.y))
    readonly property bool wanted: root.visible && root.Window.window !== null && ((root.over && !root.dismissed) || root.pinned)
    property TkToolTip bubble: null

    onOverChanged: if (!root.over) root.dismissed = false
    onPressedChanged: if (root.pressed) root.dismissed = true
    onWantedChanged: {
        if (root.bubble)
            root.bubble.destroy()
        root.bubble = root.wanted ? bubbles.createObject(root) as TkToolTip : null
    }
    // Not to be left behind where it watches.
    Component.onDestruction: pointer.parent = root
    anchors.fill: parent
    visible: root.words.length > 0 || root.title.length > 0

    HoverHandler {
        id: pointer

        enabled: root.visible && (root.button === null || !root.control.enabled)
        parent: root.control.enabled ? root.control : root.control.parent
    }
    Component {
        id: bubbles

        TkToolTip {
            wait: root.pinned ? 0 : 500
            title: root.title
            text: root.words
            clause: root.clause
            wanted: true
        }
    }
}
