import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// Lays the coins of the set-up for whoever would rather begin: legal places, as ordinary moves of the seat,
// until the set-up ends or somebody says stop.
QtObject {
    id: root

    required property HuntAsked asked

    readonly property var session: root.asked.session
    readonly property bool wanted: root.asked.phase === Hunt.Phase.Place
    property int seat: -1               // whose coins are laid; -1 = nobody's
    readonly property bool running: root.seat >= 0
    property int reached: 0             // plies; fewer mean that a move was taken back

    readonly property StageExtra offer: StageExtra {
        text: root.running ? qsTr("Stop placing") : qsTr("Place the rest for me")
        icon: root.running ? "pause" : "play"
        onChosen: root.toggle()
    }
    readonly property Timer beat: Timer {
        interval: Math.max(60, Theme.duration(300))
        repeat: true
        running: root.running && root.wanted && root.asked.viewerSeat === root.seat
        // Spread over the board, and the same every time.
        onTriggered: root.session.choose(root.session.ply * 13 % root.session.prompt.optionCount)
    }
    readonly property Connections watch: Connections {
        target: root.session
        ignoreUnknownSignals: true

        function onChanged() {
            const over = root.session.myTurn && !root.wanted
            if (root.running && (over || root.session.ply < root.reached))
                root.seat = -1
            root.reached = root.session.ply
        }
    }

    function toggle() {
        root.reached = root.session.ply
        root.seat = root.running ? -1 : root.asked.viewerSeat
    }
}
