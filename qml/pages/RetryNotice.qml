pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Over the stage when a costly move was tried again: how much of the difference the other move wins back. It goes
// when the turn comes round again.
Item {
    id: root

    required property MatchSession session

    readonly property RetryModel retry: App.retry
    readonly property string verdict: root.retry.verdict
    readonly property string error: Math.max(1, root.retry.error).toFixed(0)
    property bool closed: false
    property bool passed: false         // somebody else moved since

    onVerdictChanged: {
        root.closed = false
        root.passed = !root.session || !root.session.myTurn
    }

    Connections {
        target: root.session

        function onChanged() {
            if (!root.session.myTurn)
                root.passed = true
            else if (root.passed && root.verdict !== "weighing")
                root.closed = true
        }
    }
    Repeater {
        model: root.verdict.length > 0 && !root.closed ? 1 : 0

        TkBanner {
            x: Math.round((root.width - width) / 2)
            width: Math.min(root.width, Theme.px(620))
            height: implicitHeight
            kind: root.verdict === "won" ? "good" : root.verdict === "lost" ? "warn" : "info"
            title: ({
                weighing: qsTr("Your move is weighed against the one played then…"),
                same: qsTr("That is the move played then"),
                equal: qsTr("About as good as the move played then"),
                won: qsTr("+%1 of %2 won back").arg(root.retry.gain.toFixed(0)).arg(root.retry.cost.toFixed(0)),
                lost: qsTr("−%1: the move played then was better").arg((-root.retry.gain).toFixed(0))
            })[root.verdict] ?? ""
            text: root.verdict === "weighing" ? qsTr("Played out on fresh deals, with what could be seen then.")
                : root.verdict === "same" ? ""
                : qsTr("In percentage points of the chance to win, ± %1.").arg(root.error)

            TkButton {
                kind: "quiet"
                size: 32
                text: qsTr("Close")
                onClicked: root.closed = true
            }
        }
    }
}
