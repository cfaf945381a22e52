import QtQuick
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

    readonly property string words: root.control.enabled ? root.tip : root.why
    readonly property bool over: root.control.enabled ? inside.hovered : root.overDisabled
    readonly property bool overDisabled: outside.hovered && root.control.contains(
        root.control.mapFromItem(root.control.parent, outside.point.position.x, outside.point.position.y))

    anchors.fill: parent
    visible: root.words !== "" || root.title !== ""

    HoverHandler {
        id: inside

        enabled: root.visible
        parent: root.control
    }
    HoverHandler {
        id: outside

        enabled: !root.control.enabled && root.why !== ""
        parent: root.control.parent
    }
    Loader {
        anchors.fill: parent
        active: root.visible && (root.over || root.pinned)
        sourceComponent: TkToolTip {
            visible: true
            delay: root.pinned ? 0 : 500
            title: root.title
            text: root.words
            clause: root.clause
        }
    }
}
