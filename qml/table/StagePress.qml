import QtQuick
import Takujo.Ui

// Something on the stage that can be pressed by mouse, keys and screen reader. The caller draws it.
Item {
    id: root

    property string name: ""            // read aloud
    property string note: ""            // read after the name
    property bool usable: true
    property bool tabbable: true
    property real corner: Theme.radius

    readonly property alias hovered: hover.hovered
    readonly property alias down: tap.pressed

    signal activated()

    activeFocusOnTab: root.usable && root.tabbable
    Keys.onSpacePressed: root.activated()
    Keys.onReturnPressed: root.activated()
    Keys.onEnterPressed: root.activated()
    Keys.onShortcutOverride: (event) => {
        event.accepted = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter
    }
    Accessible.role: root.usable ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.note
    Accessible.focusable: root.usable
    Accessible.onPressAction: if (root.usable) root.activated()

    HoverHandler {
        id: hover

        enabled: root.usable
        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        id: tap

        enabled: root.usable
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: root.activated()
    }
    TkFocusRing {
        shown: root.activeFocus
        corner: root.corner
    }
}
