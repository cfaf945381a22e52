import QtQuick
import Takujo.Table
import Takujo.Ui

// Something on the stage that can be pressed by mouse, keys and screen reader. The caller draws it.
StageItem {
    id: root

    property string name: ""            // read aloud
    property string note: ""            // read after the name
    property bool usable: true
    property bool tabbable: true
    property real corner: Theme.radius
    // Enter means the page's main button, as with a PieceItem.
    property bool enterConfirms: false

    // As a PieceItem has them.
    property bool takes: false
    property bool under: false
    readonly property bool hovered: hover.hovered || root.under
    readonly property alias down: tap.pressed

    signal activated()

    function press(event: var) {
        event.accepted = root.usable
        if (!event.isAutoRepeat)
            root.activate()
    }

    function activate() {
        if (root.usable)
            root.activated()
    }

    // The focus stays where it is when nothing can be pressed there any more.
    activeFocusOnTab: root.activeFocus || (root.usable && root.tabbable)
    Keys.onSpacePressed: (event) => root.press(event)
    Keys.onReturnPressed: (event) => root.press(event)
    Keys.onEnterPressed: (event) => root.press(event)
    Keys.onShortcutOverride: (event) => {
        // Not those of a piece inside it: Enter may mean the page's main button there.
        event.accepted = root.activeFocus && root.usable
                         && (event.key === Qt.Key_Space
                             || (!root.enterConfirms && [Qt.Key_Return, Qt.Key_Enter].indexOf(event.key) >= 0))
    }
    Accessible.role: root.usable ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.note
    Accessible.focusable: root.usable
    Accessible.onPressAction: root.activate()

    HoverHandler {
        id: hover

        enabled: root.usable
        cursorShape: Qt.PointingHandCursor
    }
    TkTap {
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
