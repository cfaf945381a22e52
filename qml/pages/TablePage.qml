pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// The frame around every table: bar, seats, log, stage, prompt. The stage is the game's own table,
// found by the URI the game names, or the generic one.
FocusScope {
    id: root

    property MatchSession session: App.session
    property LessonSession lesson: null         // the match is a scene of it
    property PuzzleSession puzzle: null         // it begins with the position of it
    readonly property bool played: root.lesson === null && root.puzzle === null
    readonly property bool large: width >= 1800 && height >= 1000
    readonly property int barHeight: Theme.px(root.large ? 56 : 48)
    // What is asked grows with the pieces, half as fast: as the words of the stage do.
    readonly property real magnify: root.large ? 0.5 + Math.min(width / 1280, height / 720) / 2 : 1
    // Three lines of words: with any prompt the board has one size.
    readonly property int promptHeight: !root.large ? Theme.px(60) : Math.round(Theme.lineOf("prompt") * root.magnify)
                                                                     + 2 * Math.round(Theme.lineOf("caption") * root.magnify) + 4
    // Beside a rail of whole words the board would be too small: it shows crests and scores only.
    readonly property bool slim: root.largeText && root.width < 1120
    readonly property int railWide: root.slim ? Theme.px(36) + 36 : root.large || root.largeText ? 320 : root.width < 1100 ? 226 : 248
    property bool logFits: false    // where the seats need its room, the log opens as a drawer
    readonly property bool largeText: Theme.textScale >= 1.4
    // Stages narrower than 1.25 : 1 have no rail, but a strip of seats and a line of the log.
    readonly property bool tall: (width - root.railWide) / (height - root.barHeight - root.promptHeight) < 1.25
    readonly property int railWidth: root.tall ? 0 : root.railWide
    readonly property int stripHeight: root.tall ? Theme.px(root.lesson ? 104 : 64) : 0
    readonly property bool docked: root.tall && !root.largeText && root.puzzle !== null
    property real dockWanted: 0     // under the seats: a puzzle's card would cover what it asks about
    readonly property int dockHeight: root.docked ? Math.max(Theme.px(140), Math.min(root.dockWanted + 12, 0.35 * root.height)) : 0
    readonly property bool logLine: (root.tall || (root.largeText && !root.logFits)) && root.played
    readonly property int logHeight: root.logLine ? Theme.px(40) : 0
    // Under a rail the line is as wide as it and takes nothing from the stage.
    readonly property int footHeight: root.tall ? root.logHeight : 0
    readonly property bool reasonsInRail: !root.tall && !root.largeText && root.played
    readonly property TableStage stage: stageHost.stage
    readonly property rect ground: Qt.rect(view.x, view.y, view.width, view.height)
    readonly property alias promptBar: prompt
    readonly property bool covered: root.session !== null && root.session.view.covered

    function rulebook(clause: string) {
        if (root.session)
            Nav.rulebook(root.session.info.gameId, clause)
    }

    function showResult() {
        scoreCount.stop()
        if (!root.session || !root.session.finished)
            return
        if (root.stage)
            root.stage.explained = null     // one still to come would find its window gone
        Nav.come("result")
    }

    onCoveredChanged: {
        if (!root.covered)
            stageHost.forceActiveFocus()
        else if (root.stage)
            root.stage.explained = null
    }

    signal entered()        // Enter on the stage of a lesson or puzzle
    signal wentOn()         // from a puzzle to the next one

    Component.onCompleted: if (root.session) root.session.computer.away = false
    Component.onDestruction: if (root.session) root.session.computer.away = true    // before the stage lets it go on

    StageView {
        id: view

        x: root.railWidth
        y: root.barHeight + root.stripHeight + root.dockHeight + saving.height
        width: parent.width - x
        height: parent.height - y - prompt.restingHeight - root.footHeight

        StageHost {
            id: stageHost

            width: view.stageWidth
            height: view.stageHeight
            focus: true
            session: root.session
            advises: root.played
            onClauseActivated: clause => root.rulebook(clause)
        }
    }
    TableBar {
        id: bar

        visible: root.played
        width: parent.width
        height: root.barHeight
        session: root.session
        compact: root.tall || root.width < 1160 * Theme.textScale
        onRulebookClicked: root.rulebook("")
    }
    // What a form of the page has no room for is not made: the page is to stand at once.
    Repeater {
        id: rails

        model: root.tall ? 0 : 1

        TableRail {
            y: root.barHeight
            width: root.railWide
            height: root.height - y - root.logHeight
            logged: !root.logLine && (root.puzzle === null || !root.largeText)
            reasoned: root.reasonsInRail
            advised: stageHost.advising
            lesson: root.lesson
            puzzle: root.puzzle
            slim: root.slim
            count: scoreCount
            session: root.session
            stage: root.stage
            onClauseActivated: clause => root.rulebook(clause)
            onWentOn: root.wentOn()
            onRoomForLogChanged: root.logFits = roomForLog
        }
    }
    Repeater {
        id: strips

        model: root.tall ? 1 : 0

        SeatStrip {
            y: root.barHeight
            width: root.width
            height: Theme.px(64)
            count: scoreCount
            session: root.session
        }
    }
    SaveBanner {
        id: saving

        x: root.railWidth
        y: root.barHeight + root.stripHeight
        width: parent.width - x
    }
    TableNotices {
        x: root.railWidth + 8
        y: saving.y + saving.height + 8
        width: parent.width - x - 8
        session: root.session
    }
    PromptBar {
        id: prompt

        // What is said for a moment lies over rail or log rather than over the hand.
        x: prompt.spoken ? 0 : root.railWidth
        y: root.height - height - (prompt.spoken ? 0 : root.footHeight)
        z: prompt.spoken ? 1 : 0
        width: parent.width - x
        restingWidth: parent.width - root.railWidth
        spare: root.footHeight
        minimumHeight: root.promptHeight
        magnify: root.magnify
        compact: root.tall
        beside: root.reasonsInRail || stageHost.advising
        session: root.session
        stage: root.stage
        onClauseActivated: clause => root.rulebook(clause)
    }
    Repeater {
        model: root.logLine ? 1 : 0

        LogStrip {
            y: root.height - height
            width: root.tall ? root.width : root.railWidth
            height: root.logHeight
            slim: root.slim && !root.tall
            session: root.session
            stage: root.stage
            drawerSpace: root.height - root.barHeight
        }
    }
    Repeater {
        model: root.covered ? 1 : 0

        CoverScreen {
            width: root.width
            height: root.height
            session: root.session
            stage: root.stage
        }
    }
    TableKeys {
        session: root.session
        promptBar: prompt
        bar: bar
        stage: stageHost
        onEntered: root.entered()
        count: scoreCount
    }
    Connections {
        target: root.Window.window

        function onActiveFocusItemChanged() { focusDelay.start() }
    }
    Connections {
        target: root.session

        function onMatchFinished() {
            if (root.played && !scoreCount.begin())
                resultDelay.start()
        }
    }
    // The focus of a button that went away or was switched off has fallen to the page.
    Timer {
        id: focusDelay

        interval: 1
        onTriggered: if (root.Window.activeFocusItem === root)
            stageHost.forceActiveFocus()
    }
    // The last move is seen before the sheet comes.
    Timer {
        id: resultDelay
        interval: Theme.animationFactor > 0 ? 700 : 0
        onTriggered: if (root.session?.finished && root.session.cursor.live) root.showResult()
    }
    ScoreCount {
        id: scoreCount

        session: root.session
        wanted: root.played
        onEnded: root.showResult()
    }
    Repeater {
        model: scoreCount.running ? 1 : 0

        CountShow {
            anchors.fill: parent
            z: 2
            session: root.session
            count: scoreCount
            stage: root.stage
            ground: root.ground
            bar: Qt.rect(prompt.x, prompt.y, prompt.width, prompt.height)
            seats: root.tall ? strips.itemAt(0) : rails.itemAt(0)
        }
    }
}
