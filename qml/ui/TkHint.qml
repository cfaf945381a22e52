import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Gives the control it stands in a tooltip: `tip` while the control works, `why` while it is
// disabled. A disabled item gets no hover events, so the pointer is then watched in the parent
// of the control. The tooltip itself is built at the first hover.
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
    readonly property bool over: root.control.enabled ? inside.hovered : root.overDisabled
    readonly property bool overDisabled: outside !== null && outside.hovered && root.control.contains(
        root.control.mapFromItem(root.control.parent, outside.point.position.x, outside.point.position.y))

    function show(bubble: TkToolTip) {
        bubble.wait = root.pinned ? 0 : 500
        bubble.title = Qt.binding(() => root.title)
        bubble.text = Qt.binding(() => root.words)
        bubble.clause = Qt.binding(() => root.clause)
        bubble.wanted = true
    }

    onOverChanged: if (!root.over) root.dismissed = false
    anchors.fill: parent
    visible: root.words.length > 0 || root.title.length > 0

    HoverHandler {
        id: inside

        enabled: root.visible
        parent: root.control
    }
    HoverHandler {
        id: outside

        enabled: !root.control.enabled && root.why.length > 0
        parent: root.control.parent
    }
    Connections {
        target: root.control instanceof T.AbstractButton ? root.control : null

        function onPressed() { root.dismissed = true }
    }
    // By URL: Qt 6.4 cannot build a bound inline component in a Loader.
    Loader {
        anchors.fill: parent
        active: root.visible && root.Window.window !== null && ((root.over && !root.dismissed) || root.pinned)
        source: "TkToolTip.qml"
        onLoaded: root.show(item as TkToolTip)
    }
}
