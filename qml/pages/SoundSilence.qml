import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Why no sound can be heard, and what helps. Nothing where all is well.
TkBanner {
    id: root

    readonly property int reason: App.sounds.silence

    visible: root.reason !== Sounds.None
    height: implicitHeight
    kind: "warn"
    title: {
        switch (root.reason) {
        case Sounds.NotBuilt: return qsTr("This program was built without sound")
        case Sounds.NotLoaded: return qsTr("The sound module cannot be loaded")
        case Sounds.NoDevice: return qsTr("No audio device was found")
        default: return ""
        }
    }
    text: {
        switch (root.reason) {
        case Sounds.NotBuilt: return qsTr("Qt Multimedia was missing then. With the package qt6-multimedia-dev installed, build it again.")
        case Sounds.NotLoaded: return Phrases.sentences([qsTr("It needs the package libqt6multimedia6."), App.sounds.silenceDetail])
        case Sounds.NoDevice: return qsTr("Sounds need a running sound server, PulseAudio or PipeWire. What they say also shows on the table.")
        default: return ""
        }
    }

    Component.onCompleted: App.sounds.examine()
}
