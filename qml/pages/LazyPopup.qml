import QtQuick
import QtQuick.Templates as T
import Takujo.Pages

// A menu, dialog or drawer that is built when it is opened and gone when it is closed. By URL:
// Qt 6.4 cannot build a bound inline component in a Loader.
Loader {
    id: root

    property T.AbstractButton opener: null  // had the ring when it was opened

    // Opens pages/<name>.qml; menus at the lower edge of the parent.
    function show(name: string, values: var) {
        gone.stop()
        const focused = root.Window.activeFocusItem as T.AbstractButton
        root.opener = focused?.visualFocus ? focused : null
        root.setSource("")      // one that is just closing goes now, and is not built once more
        root.setSource(name + ".qml", values)
    }

    function opened(popup: T.Popup) {
        if (popup instanceof T.Menu) {
            popup.x = 0
            popup.y = root.parent ? root.parent.height + 2 : 0
        }
        popup.open()
    }

    anchors.fill: parent
    onLoaded: root.opened(item as T.Popup)

    // Later: the popup is still in its own signal. One that another took the place of is not heard any
    // more.
    Connections {
        target: root.item

        // Qt gives the focus back without its ring: Enter would not mean the button any more.
        function onClosed() {
            if (root.opener?.activeFocus)
                root.opener.focusReason = Qt.TabFocusReason
            gone.start()
        }
    }
    Timer {
        id: gone

        interval: 1
        onTriggered: root.setSource("")
    }
}
