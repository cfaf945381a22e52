import QtQuick
import QtQuick.Templates as T
import Takujo.Pages

// A menu, dialog or drawer that is built when it is opened and gone when it is closed. By URL:
// Qt 6.4 cannot build a bound inline component in a Loader.
Loader {
    id: root

    // Opens pages/<name>.qml; menus at the lower edge of the parent.
    function show(name: string, values: var) {
        gone.stop()
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

        function onClosed() {
            gone.start()
        }
    }
    Timer {
        id: gone

        interval: 1
        onTriggered: root.setSource("")
    }
}
