import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Draws the boards of the records on the shelf that have no picture yet, one after the other, out of
// sight and once the page rests.
Item {
    id: root

    function keep(result: var) {
        App.keepPicture(result.image)
        next.start()
    }

    x: -2 * width
    width: 256
    height: 200
    enabled: false
    Accessible.ignored: true
    Component.onDestruction: App.endPicture()

    // Round corners of tables would be black in the file.
    Rectangle {
        anchors.fill: parent
        color: Theme.surface
    }
    StageHost {
        anchors.fill: parent
        atGlance: true
        miniature: true
        session: App.pictured
    }
    Connections {
        target: Theme

        function onModeChanged() { next.restart() }
    }
    Timer {
        id: next

        interval: 400
        running: true
        onTriggered: if (App.pictureNext()) settled.start()
    }
    // The table has come to rest.
    Timer {
        id: settled

        interval: 120
        onTriggered: if (App.pictured && !root.grabToImage(result => root.keep(result))) App.endPicture()
    }
}
