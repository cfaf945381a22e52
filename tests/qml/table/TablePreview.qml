import QtQuick
import QtQuick.Window
import Takujo.Mock
import Takujo.TablePreview
import Takujo.Ui

// A table as the table page shows it, with plain bars where the page has its own.
Window {
    id: root

    required property string mode
    required property real textScale
    required property string lang
    required property string scene
    required property string table
    required property bool still

    readonly property bool half: root.width < 1.25 * (root.height - 200)
    readonly property int rail: root.half || root.width < 1100 ? 0 : root.width >= 1900 ? 320 : 248
    readonly property int topBar: root.half || root.rail === 0 ? 112 : root.width >= 1900 ? 56 : 48
    readonly property int bottomBar: root.half || root.rail === 0 ? 100 : root.width >= 1900 ? 72 : 60
    readonly property alias session: session

    visible: true
    title: "Takujo table"
    color: Theme.surface
    Component.onCompleted: {
        Theme.mode = root.mode
        Theme.textScale = root.textScale
        Theme.animationFactor = root.still ? 0 : 1
    }

    MockSession {
        id: session

        lang: root.lang
        tableModule: root.table === "generic" ? "" : "Takujo.Tables.Ccc"
    }
    Timer {
        interval: 0
        running: true
        onTriggered: scenes.load(root.scene)
    }
    MockScenes {
        id: scenes

        session: session
    }
    TableLoader {
        x: root.rail
        y: root.topBar
        width: root.width - root.rail
        height: root.height - root.topBar - root.bottomBar
        session: session
    }
    TkText {
        x: root.rail + 16
        y: root.height - root.bottomBar + 8
        role: "prompt"
        text: session.prompt.title
    }
}
