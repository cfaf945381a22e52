import QtQuick
import Takujo.Table
import Takujo.Ui

// An empty place of a board. It can be chosen when the prompt names it.
Item {
    id: root

    required property string place      // "zone/slot"
    property bool legal: false

    signal activated()

    activeFocusOnTab: root.legal
    Keys.onSpacePressed: root.activated()
    Keys.onReturnPressed: root.activated()
    Accessible.role: root.legal ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.place
    Accessible.onPressAction: if (root.legal) root.activated()

    HoverHandler {
        enabled: root.legal
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: root.legal
        onTapped: root.activated()
    }
    TkBox {
        anchors.fill: parent
        corner: Math.min(width, height) / 2
        ink: root.legal ? Theme.legal : Theme.line2
        edge: root.legal ? 3 : 1.5
        dashed: !root.legal
    }
    TkFocusRing {
        shown: root.activeFocus
        corner: root.width / 2
    }
}
