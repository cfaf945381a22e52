pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The frame around every table: bar, seats, log, stage, prompt. The stage is the game's own table,
// found by the URI the game names, or the generic one.
FocusScope {
    id: root

    readonly property MatchSession session: App.session
    readonly property bool large: width >= 1800 && height >= 1000
    readonly property int barHeight: Theme.px(root.large ? 56 : 48)
    readonly property int promptHeight: Theme.px(root.large ? 72 : 60)
    readonly property int railWide: root.large || Theme.textScale >= 1.4 ? 320 : 248
    // Stages narrower than 1.25 : 1 have no rail, but a strip of seats and a line of the log.
    readonly property bool tall: (width - root.railWide) / (height - root.barHeight - root.promptHeight) < 1.25
    readonly property int railWidth: root.tall ? 0 : root.railWide
    readonly property int stripHeight: root.tall ? Theme.px(64) : 0
    readonly property int logHeight: root.tall ? Theme.px(40) : 0
    readonly property Item stage: stageHost.table

    function rulebook(clause: string) {
        if (root.session)
            Nav.rulebook(root.session.gameId, clause)
    }

    // A match left for the shelf waits; here it goes on.
    Component.onCompleted: if (root.session) root.session.setPaused(false)

    TkWood {
        anchors.fill: stageHost
    }
    StageHost {
        id: stageHost

        x: root.railWidth
        y: root.barHeight + root.stripHeight + saving.height
        width: parent.width - x
        height: parent.height - y - prompt.height - root.logHeight
        focus: true
        session: root.session
    }
    TableBar {
        id: bar

        width: parent.width
        height: root.barHeight
        session: root.session
        compact: root.tall || root.width < 1160 * Theme.textScale
        onRulebookClicked: root.rulebook("")
    }
    TableRail {
        y: root.barHeight
        width: root.railWide
        height: parent.height - y
        visible: !root.tall
        session: root.session
        onClauseActivated: clause => root.rulebook(clause)
    }
    SeatStrip {
        y: root.barHeight
        width: parent.width
        height: root.stripHeight
        visible: root.tall
        session: root.session
    }
    SaveBanner {
        id: saving

        x: root.railWidth
        y: root.barHeight + root.stripHeight
        width: parent.width - x
    }
    PromptBar {
        id: prompt

        x: root.railWidth
        y: parent.height - height - root.logHeight
        width: parent.width - x
        minimumHeight: root.promptHeight
        compact: root.tall
        session: root.session
        onClauseActivated: clause => root.rulebook(clause)
    }
    LogStrip {
        y: parent.height - height
        width: parent.width
        height: root.logHeight
        visible: root.tall
        session: root.session
        drawerSpace: root.height - root.barHeight
    }
    CoverScreen {
        anchors.fill: parent
        visible: root.session !== null && root.session.covered
        session: root.session
    }
    TableKeys {
        session: root.session
        promptBar: prompt
        bar: bar
        stage: stageHost
    }
    Connections {
        target: root.session

        function onMatchFinished() {
            resultDelay.start()
        }
    }
    // The last move is seen before the score sheet comes.
    Timer {
        id: resultDelay

        interval: Theme.animationFactor > 0 ? 1200 : 0
        onTriggered: if (root.session && root.session.finished) Nav.go("result")
    }
}
