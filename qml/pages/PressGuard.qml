import QtQuick
import Takujo.Pages

// Over a page that came by itself: what is pressed meanwhile was meant for the page before.
MouseArea {
    visible: Nav.uncalled
    acceptedButtons: Qt.AllButtons

    Timer {
        interval: 800
        running: Nav.uncalled
        onTriggered: Nav.uncalled = false
    }
}
