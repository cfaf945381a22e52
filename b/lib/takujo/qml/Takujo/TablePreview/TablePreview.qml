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
    readonly property bool couperation: root.table === "couperation"
    readonly property bool hakkutsu: root.table === "hakkutsu"
    readonly property bool coinhunt: root.table === "coinhunt"
    readonly property MockSession session: root.couperation ? coup : ccc

    visible: true
    title: "Takujo table"
    color: Theme.surface
    Component.onCompleted: {
        Theme.mode = root.mode
        Theme.textScale = root.textScale
        Theme.animationFactor = root.still ? 0 : 1
    }

    MockSession {
        id: ccc

        lang: root.lang
        tableModule: root.table === "generic" ? "" : root.hakkutsu ? "Takujo.Tables.Hakkutsu"
                     : root.coinhunt ? "Takujo.Tables.Coinhunt" : "Takujo.Tables.Ccc"
    }
    MockCoup {
        id: coup

        lang: root.lang
    }
    Timer {
        interval: 0
        running: true
        onTriggered: {
            if (root.couperation)
                coupScenes.load(root.scene)
            else if (root.hakkutsu)
                digs.load(root.scene)
            else if (root.coinhunt)
                hunt.load(root.scene)
            else
                scenes.load(root.scene)
            if (root.scene === "known")
                loader.table["knowing"] = true
        }
    }
    MockScenes {
        id: scenes

        session: ccc
    }
    MockCoupScenes {
        id: coupScenes

        session: coup
    }
    MockHakkutsu {
        id: digs

        session: ccc
    }
    MockHunt {
        id: hunt

        session: ccc
    }
    TableLoader {
        id: loader

        x: root.rail
        y: root.topBar
        width: root.width - root.rail
        height: root.height - root.topBar - root.bottomBar
        session: root.session
    }
    TkText {
        x: root.rail + 16
        y: root.height - root.bottomBar + 8
        role: "prompt"
        text: root.session.prompt.title
    }
}
