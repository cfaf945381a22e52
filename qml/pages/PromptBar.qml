pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// What is to be done now, and the buttons that do it. Also: who thinks, why a move was refused,
// the hint, the way back from an earlier moment.
Rectangle {
    id: root

    required property MatchSession session
    property TableStage stage: null
    property bool compact: false
    property int minimumHeight: 60
    property int restingWidth: width
    property int spare: 0               // height below it that a hint or a refusal may take
    property bool beside: false         // reasons stand in a sheet of their own
    property real magnify: 1            // of words and buttons, beside the text scale
    property string refusal: ""
    property string refusalClause: ""

    property bool playing: false        // a finished match runs by itself
    property bool solved: false         // a puzzle is over: nothing more is asked

    readonly property int mode: {
        if (!root.session || root.session.view.covered)
            return PromptMode.None
        if (root.solved)
            return PromptMode.Solved
        if (root.refusal.length > 0)
            return PromptMode.Refused
        if (!root.session.cursor.live)
            return root.session.why.open ? PromptMode.Why : PromptMode.Past
        if (root.session.finished)
            return root.teaching ? PromptMode.None : PromptMode.Finished
        if (root.session.myTurn)
            return root.seeking ? PromptMode.Seeking : root.session.hint.text.length > 0 ? PromptMode.Hint : PromptMode.Mine
        if (root.session.view.handingOver)
            return PromptMode.HandOver
        if (root.session.computer.paused)
            return PromptMode.Paused
        return root.session.computer.waitingForStep ? PromptMode.Step : PromptMode.Others
    }
    readonly property bool teaching: root.session !== null && root.session.teaching // its card says what is refused
    readonly property bool spoken: root.mode === PromptMode.Refused || !root.beside && (root.mode === PromptMode.Hint || root.mode === PromptMode.Why)
    // Too narrow for words beside the buttons: they stand above them (large text, small window).
    readonly property bool narrow: root.compact || root.width < Theme.px(860)
    // Reasons in half a narrow bar would take twice the height, from the hand they are about.
    readonly property bool stacked: root.narrow && root.spoken && root.mode !== PromptMode.Refused
                                    || root.width - buttons.implicitWidth - 44 < Math.min(Theme.px(200), words.wanted)
    readonly property bool seeking: root.session !== null && root.session.hint.searching
    readonly property bool mine: root.session !== null && root.session.myTurn
    // What another seat has just done is being shown.
    readonly property bool shows: root.stage !== null && root.stage.theatre.shown && root.mode === PromptMode.Others
    readonly property string warning: root.mode === PromptMode.Mine && root.stage ? root.stage.warning : ""
    readonly property PromptAnswer answer: PromptAnswer {
        session: root.session
        mine: root.mine
        hinted: root.mode === PromptMode.Hint
    }
    readonly property bool enterWorks: root.answer.confirmReady || root.answer.advises || root.answer.mainOption >= 0 || buttons.many || root.mode === PromptMode.Finished
                                       || root.mode === PromptMode.HandOver
    // Digits choose buttons. Of many places on the table nobody could tell which has which digit.
    readonly property bool digitsWork: root.mine && root.session.prompt.kind === PromptKind.Pick
                                       && (!buttons.many || !root.session.prompt.anchored)

    readonly property alias buttons: buttons

    signal clauseActivated(string clause)

    function enter() {
        if (root.mode === PromptMode.Finished)
            Nav.go("result")
        else if (root.mode === PromptMode.HandOver)
            root.session.view.handOver()
        else if (root.answer.confirmMain)
            root.session.confirmDraft()
        else if (root.answer.advises)
            root.session.hint.layOut()
        else if (root.answer.held)
            root.refuse()
        else if (root.answer.mainOption >= 0)
            root.session.choose(root.answer.mainOption)
        else if (buttons.many)
            buttons.openMenu()
    }

    // Escape steps out of whatever is open here: refusal, reasons, earlier moment, hint, draft.
    function stepOut() {
        if (root.refusal.length > 0)
            root.clearRefusal()
        else if (root.session.why.open)
            root.session.why.close()
        else if (!root.session.cursor.live)
            root.session.cursor.backToNow()
        else if (root.seeking)
            root.session.hint.stop()
        else if (root.session.hint.text.length > 0)
            root.session.hint.dismiss()
        else
            root.session.draft.clear()
    }

    function refuse() {
        root.refusal = root.session.draft.refusal || qsTr("Not ready yet: complete it or clear it first")
        root.refusalClause = root.session.draft.refusalClause
    }

    function clearRefusal() {
        root.refusal = ""
        root.refusalClause = ""
    }

    // Three lines of words fit the least height.
    implicitHeight: root.stacked ? words.implicitHeight + buttons.implicitHeight + 24
                                 : Math.max(root.minimumHeight, words.implicitHeight + 3, buttons.implicitHeight + 16)
    height: Math.max(root.implicitHeight, root.restingHeight + (root.spoken ? root.spare : 0))
    // What the stage leaves room for; a hint or a refusal that needs more grows over it for a moment.
    property int restingHeight: root.minimumHeight
    // What was needed stays reserved while a match is played, so that the board keeps its size.
    property int reserved: root.minimumHeight

    function reserveAnew() {
        root.reserved = root.minimumHeight
        settled.restart()
    }

    // Not a binding: whether something is said for a moment must be known before the height it takes.
    function rest() {
        if (!root.spoken)
            root.restingHeight = Math.max(root.reserved, root.implicitHeight)
    }

    onRestingWidthChanged: root.reserveAnew()
    onMinimumHeightChanged: root.reserveAnew()
    onSessionChanged: root.reserveAnew()
    onRestingHeightChanged: settled.restart()
    onImplicitHeightChanged: root.rest()
    onReservedChanged: root.rest()
    onSpokenChanged: root.rest()
    // What stands only until the buttons have their places is not reserved.
    Timer {
        id: settled

        interval: 200
        onTriggered: root.reserved = Math.max(root.reserved, root.restingHeight)
    }
    color: root.mode === PromptMode.Refused ? Theme.errSoft : root.mode === PromptMode.Past || root.warning.length > 0 ? Theme.warnSoft : Theme.surface

    Rectangle {
        id: tint

        anchors.fill: parent
        color: Theme.shuSoft
        opacity: 0
    }
    NumberAnimation {
        id: fade

        target: tint
        property: "opacity"
        from: 1
        to: 0
        duration: Theme.durMyTurn
        easing.type: Easing.OutQuad
    }
    TkDivider {
        width: parent.width
    }
    Connections {
        target: root.session

        function onRefused(text: string, clause: string, anchor: string) {
            root.refusal = root.teaching ? "" : text
            root.refusalClause = clause
        }
        function onChanged() {
            root.clearRefusal()
        }
        function onChoiceOffered() {
            root.clearRefusal()
        }
    }
    Connections {
        target: root.session ? root.session.draft : null

        function onChanged() {
            root.clearRefusal()
        }
    }
    Timer {
        interval: Math.max(300, 900 * Theme.animationFactor)
        repeat: true
        running: root.playing && root.session !== null && !root.session.view.covered
        onTriggered: {
            root.session.cursor.lookAt(root.session.cursor.ply + 1)
            if (root.session.cursor.ply >= root.session.ply)
                root.playing = false
        }
    }
    // Who asks for a hint is done with what was refused, and so is who gets one.
    onSeekingChanged: {
        root.clearRefusal()
        root.stage?.act()
    }
    onMineChanged: if (root.mine && Theme.animationFactor > 0) fade.restart()

    PromptWords {
        id: words

        x: 16
        y: root.stacked ? 8 : (root.height - height) / 2
        width: (root.stacked ? root.width - 16 : buttons.x - 12) - x
        height: implicitHeight
        session: root.session
        mode: root.mode
        magnify: root.magnify
        beside: root.beside
        refusal: root.refusal
        refusalClause: root.refusalClause
        doing: root.stage ? root.stage.doing : ""
        scene: root.shows ? root.stage.theatre : null
        warning: root.warning
        onClauseActivated: clause => root.clauseActivated(clause)
    }
    PromptButtons {
        id: buttons

        anchors.right: parent.right
        anchors.rightMargin: 16
        y: root.stacked ? words.height + 16 : (root.height - height) / 2
        session: root.session
        mode: root.mode
        compact: root.narrow
        magnify: root.magnify
        room: root.width - 44 - words.wanted
        answer: root.answer
        said: words.title
        confirmText: root.stage ? root.stage.confirmText : ""
        typing: root.stage !== null && root.stage.typing
        extra: root.stage ? root.stage.extra : null
        playing: root.playing
        theatre: root.shows ? root.stage.theatre : null
        onRefusalClosed: root.clearRefusal()
        onPlayToggled: root.playing = !root.playing
    }
}
