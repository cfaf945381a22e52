pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// Right half of the prompt bar. The main button stands last; Enter presses it.
Row {
    id: root

    required property MatchSession session
    required property int mode        // PromptMode
    required property bool compact
    property real magnify: 1
    required property PromptAnswer answer

    readonly property bool mine: root.mode === PromptMode.Mine || root.mode === PromptMode.Hint || root.mode === PromptMode.Seeking
    readonly property int size: Math.round(36 * root.magnify)
    readonly property int options: root.session ? root.session.prompt.optionCount : 0
    // The main one of several that is not the last by itself.
    readonly property int lastOption: root.answer.composed || root.answer.mainOption >= root.options - 1 ? -1 : root.answer.mainOption
    readonly property bool keys: Theme.textScale < 1.5      // key caps give way to the words
    // What does not fit beside the words goes into a menu, the way back first.
    readonly property int most: root.compact ? 2 : 4
    readonly property real needed: {
        let width = 0
        for (let i = 0; root.session && i < Math.min(root.session.prompt.optionCount, root.most); ++i)
            width += root.widthOf(root.session.prompt.option(i).label)
        return width
    }
    readonly property bool many: root.options > root.most || root.needed > root.room

    // What the menu chooses, where the options are the whole answer, `said` beside is something else and there is room.
    property string said: ""
    readonly property string title: root.answer.composed || !root.session ? "" : root.session.prompt.title
    readonly property string asked: root.title.length > 0 && root.title !== root.said && root.widthOf(root.title) <= root.room ? root.title : qsTr("Choose…")

    readonly property alias confirm: confirm    // sends a move that is put together
    readonly property alias list: choose        // of all options
    property string confirmText: ""     // said by the table instead of the prompt
    property bool typing: false         // Enter means a field of the table
    property StageExtra extra: null     // a button of the table's own
    required property bool playing
    property Theatre theatre: null      // what a seat has just done is shown
    required property real room         // for all buttons together

    signal refusalClosed()
    signal playToggled()
    // Of a button with an icon, whether it is shown or not.
    function widthOf(text: string): real {
        return letters.advanceWidth(text) + Theme.px(76 * root.magnify)
    }

    function openMenu() {
        choices.show("OptionMenu", { session: root.session })
    }

    spacing: 12

    FontMetrics {
        id: letters

        font.family: Theme.sans
        font.pixelSize: Math.round(Theme.size("button") * root.magnify)
        font.weight: Font.Bold
    }
    // Seldom needed buttons are made when they are.
    TkButton {
        id: toStart

        size: root.size
        visible: root.mine && !root.answer.advises && !root.session.teaching && root.session.turnMoves.count > 0 && !root.compact
                 && root.needed + root.widthOf(toStart.text) + root.spacing <= root.room
        kind: "quiet"
        iconName: "undo"
        enabled: root.session !== null && root.session.undoFree
        why: qsTr("Something new was seen in this turn")
        text: qsTr("To the start of my turn")
        onClicked: root.session.undoTurn()
    }
    Repeater {
        model: root.mode === PromptMode.Hint ? 1 : 0

        HintButtons {
            hint: root.session.hint; size: root.size; keys: root.keys; compact: root.compact
            advises: root.answer.advises; main: !root.answer.confirmMain
        }
    }
    Repeater {
        model: root.mode === PromptMode.Refused ? 1 : 0

        TkButton { size: root.size; text: qsTr("Close"); onClicked: root.refusalClosed() }
    }
    Repeater {
        model: root.session !== null && root.session.finished && (root.mode === PromptMode.Past || root.mode === PromptMode.Finished) ? 1 : 0

        ReplayButtons {
            anchors.verticalCenter: parent ? parent.verticalCenter : undefined
            session: root.session; playing: root.playing
            onPlayToggled: root.playToggled()
        }
    }
    Repeater {
        model: root.mode === PromptMode.Past && root.session.finished && root.session.kept && !root.compact ? 1 : 0

        TkButton {
            size: root.size
            iconName: "branch"
            text: qsTr("Play on from here")
            onClicked: App.branchHere()
        }
    }
    Repeater {
        model: root.mode === PromptMode.Past || root.mode === PromptMode.Why ? 1 : 0

        PastButtons { session: root.session; size: root.size; keys: root.keys }
    }
    Repeater {
        model: root.theatre ? 1 : 0

        TheatreButtons { session: root.session; theatre: root.theatre; size: root.size; compact: root.compact; keys: root.keys }
    }
    Repeater {
        model: root.mode === PromptMode.Others && root.session.computer.hurryable ? 1 : 0

        TkButton { size: root.size; keyText: root.keys && !root.compact ? ActionKeys.word("moveNow") : ""; text: qsTr("Move now"); onClicked: root.session.computer.moveNow() }
    }
    Repeater {
        model: root.mode === PromptMode.HandOver ? 1 : 0

        TkButton {
            size: root.size
            kind: "main"
            keyText: root.keys ? ActionKeys.word("confirm") : ""
            text: qsTr("Hand over to %1").arg(root.session.actorName)
            onClicked: root.session.view.handOver()
        }
    }
    Repeater {
        model: root.mode === PromptMode.Paused || root.mode === PromptMode.Step ? 1 : 0

        TkButton {
            readonly property bool step: root.mode === PromptMode.Step

            size: root.size
            kind: "main"
            iconName: step ? "" : "play"
            keyText: step ? ActionKeys.word("next") : ""
            text: step ? qsTr("Next move") : qsTr("Go on")
            onClicked: step ? root.session.computer.step() : root.session.computer.paused = false
        }
    }
    Repeater {
        model: root.mode === PromptMode.Finished ? 1 : 0

        TkButton {
            size: root.size
            kind: "main"
            keyText: ActionKeys.word("confirm")
            text: qsTr("See the result")
            onClicked: Nav.go("result")
        }
    }
    Repeater {
        model: root.mine && root.extra ? 1 : 0

        TkButton {
            size: root.size
            iconName: root.extra ? root.extra.icon : ""
            keyText: root.keys && !root.compact && root.extra ? root.extra.key : ""
            text: root.extra ? root.extra.text : ""
            onClicked: root.extra.chosen()
        }
    }
    Repeater {
        model: root.mine && !root.many ? root.session.prompt.options : null

        PromptOptionButton {
            required property int index

            option: index
            size: root.size; session: root.session
            visible: index !== root.lastOption
            enters: index === root.answer.mainOption && !root.answer.confirmMain
            isMain: enters && root.answer.leads
            keyed: root.keys && !(enters && root.answer.held)
        }
    }
    Repeater {
        model: root.mine && !root.many && root.lastOption >= 0 ? root.session.prompt.options : null

        PromptOptionButton {
            required property int index

            option: index
            size: root.size; session: root.session
            visible: index === root.lastOption
            enters: index === root.answer.mainOption && !root.answer.confirmMain
            isMain: enters && root.answer.leads
            keyed: root.keys && !(enters && root.answer.held)
        }
    }
    TkButton {
        id: choose

        size: root.size
        visible: root.mine && root.many
        kind: root.answer.mainOption < 0 && !root.answer.confirmMain && !root.answer.advises ? "main" : "plain"
        keyText: root.keys && kind === "main" ? ActionKeys.word("confirm") : ""
        endIcon: "down"
        text: root.asked
        Accessible.name: root.title.length > 0 ? qsTr("Choose: %1").arg(root.title) : text
        onClicked: root.openMenu()

        LazyPopup { id: choices }
    }
    // The one that Enter takes, beside the menu of all.
    Repeater {
        model: root.mine && root.many && root.answer.mainOption >= 0 ? 1 : 0

        PromptOptionButton {
            readonly property var words: root.session.prompt.revision >= 0 ? root.session.prompt.option(root.answer.mainOption) : null

            size: root.size; session: root.session
            option: root.answer.mainOption
            label: words.label
            warning: words.warning
            digit: words.digit
            enters: !root.answer.confirmMain
            isMain: enters && root.answer.leads
            keyed: root.keys && !root.answer.held
        }
    }
    // Last, also while it cannot be pressed: its place, pressed again, never takes another way.
    TkButton {
        id: confirm

        size: root.size
        visible: root.mine && root.answer.composed && !(root.answer.leads && root.session.draft.empty)
        kind: root.answer.confirmMain ? "main" : "plain"
        keyText: root.keys && root.answer.confirmMain && !root.typing ? ActionKeys.word("confirm") : ""
        enabled: root.answer.confirmReady
        why: root.session ? root.session.draft.refusal : ""
        text: root.confirmText || root.session?.prompt.confirmText || ""
        onClicked: root.session.confirmDraft()
        onDoubleClicked: { }    // its second press was meant for what stood here before
    }
}
