import QtQuick
import Takujo.Ui

// A drawing of art/icon ("undo") or art/glyph ("glyph/red") in one ink.
Image {
    id: root

    property string name: ""
    property color ink: Theme.ink2
    // Side at 100 % text; icons beside words grow with them.
    property real size: 18
    property bool filled: false

    readonly property int side: Theme.px(root.size)

    width: root.side
    height: root.side
    sourceSize.width: root.side
    sourceSize.height: root.side
    source: root.name.length === 0 ? "" : Theme.icon(root.name, root.ink) + (root.filled ? "&fill=1" : "")
    visible: root.name.length > 0
    Accessible.ignored: true
}
