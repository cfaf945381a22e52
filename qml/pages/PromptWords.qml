import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// Left half of the prompt bar: step, main line, second line.
Item {
    id: root

    required property MatchSession session
    required property int mode        // PromptMode
    required property string refusal
    required property string refusalClause
    property real magnify: 1
    property string doing: ""           // said by the table instead of the prompt
    property string warning: ""
    property bool beside: false         // reasons stand elsewhere
    property Theatre scene: null        // what a seat has just done, while it is shown

    readonly property PromptModel prompt: root.session ? root.session.prompt : null
    readonly property string actor: root.session ? root.session.actorName : ""
    readonly property string told: root.scene ? root.scene.title : ""
    readonly property int discSeat: root.scene && root.scene.actor >= 0 ? root.scene.actor : root.session ? root.session.actorSeat : -1
    readonly property string title: {
        switch (root.mode) {
        case PromptMode.Refused: return root.refusal
        case PromptMode.Past: return qsTr("Looking back: move %1 of %2").arg(root.session.cursor.ply).arg(root.session.ply)
        case PromptMode.Finished: return root.session.outcome.told
        case PromptMode.Mine: return root.doing.length > 0 ? root.doing : root.prompt.title
        case PromptMode.Seeking: return qsTr("Looking for a hint…")
        case PromptMode.Hint: return (root.session.hint.alternatives.chosen > 0 ? qsTr("Also thought of: %1") : qsTr("Hint: %1")).arg(root.session.hint.text)
        case PromptMode.Why: return qsTr("Why: %1").arg(root.session.why.text)
        case PromptMode.HandOver: return qsTr("%1 is next").arg(root.actor)
        case PromptMode.Paused: return qsTr("The computer is paused")
        case PromptMode.Step: return qsTr("%1 is next").arg(root.actor)
        case PromptMode.Solved: return qsTr("This puzzle is over")
        case PromptMode.Others: return root.told.length > 0 ? root.told
                                                    : root.session.computer.thinking ? qsTr("%1 is thinking").arg(root.actor)
                                                    : qsTr("%1 to move").arg(root.actor)
        default: return ""
        }
    }
    readonly property string detail: !root.prompt ? ""
        : (root.prompt.steps > 1 ? qsTr("Step %1 of %2").arg(root.prompt.step).arg(root.prompt.steps) + qsTr("  ") : "")
          + root.prompt.detail
    // Leaves the prompt three lines: one above, two below. Without what is said for a moment only.
    readonly property real wanted: column.x + Math.max(titleSize.advanceWidth, detailSize.advanceWidth / 2 + Theme.px(50 * root.magnify))
    readonly property string second: {
        switch (root.mode) {
        case PromptMode.Mine: return root.warning.length > 0 ? root.warning
                          : root.prompt.previewEffect.length > 0 ? root.prompt.previewEffect : root.detail
        case PromptMode.Seeking:
        case PromptMode.Hint: return qsTr("It uses only what you can see")
        case PromptMode.Why: return root.session.why.searching ? qsTr("Comparing it with other moves…")
                          : root.reasons.length === 0 ? qsTr("Nothing of it could be seen from here")
                          : root.session.finished ? qsTr("As whoever moved saw it then") : qsTr("It uses only what you can see")
        case PromptMode.HandOver: return qsTr("See what you have now; after that the screen is covered")
        case PromptMode.Past: return !root.session.finished ? qsTr("The match waits")
                           : root.session.kept ? qsTr("An earlier position. What is played on from here is a match of its own") : qsTr("An earlier position")
        case PromptMode.Others: return root.session.hint.searching ? "" : root.prompt.title
        case PromptMode.Paused: return qsTr("Look around for as long as you like: nobody moves until it goes on")
        case PromptMode.Step: return root.prompt.title
        case PromptMode.Solved: return qsTr("The table shows what the answer leads to. Go on, or try it again")
        default: return ""
        }
    }

    readonly property var reasons: root.mode === PromptMode.Hint ? root.session.hint.reasons
                                 : root.mode === PromptMode.Why ? root.session.why.reasons : []

    signal clauseActivated(string clause)

    implicitHeight: column.implicitHeight
    Accessible.role: root.mode === PromptMode.Refused ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.ignored: root.title.length === 0
    Accessible.name: root.title
    Accessible.description: Phrases.sentences(root.reasons.map(reason => Wording.about(reason.label, reason.text)).concat(root.second))

    TextMetrics {
        id: titleSize

        font: titleText.font
        text: root.prompt ? root.prompt.title : ""
    }
    TextMetrics {
        id: detailSize

        font: secondText.font
        text: root.detail
    }
    Rectangle {
        id: disc

        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(28)
        height: width
        radius: width / 2
        visible: root.mode === PromptMode.Mine && root.prompt.steps > 1 && root.warning.length === 0
        color: Theme.accent

        TkText {
            anchors.centerIn: parent
            role: "number"
            color: Theme.onAccent
            text: root.prompt ? String(root.prompt.step) : ""
        }
    }
    TkIcon {
        id: mark

        anchors.verticalCenter: parent.verticalCenter
        size: 22
        name: {
            switch (root.mode) {
            case PromptMode.Refused: return "err"
            case PromptMode.Seeking:
            case PromptMode.Hint:
            case PromptMode.Why: return "hint"
            case PromptMode.Past: return "clock"
            case PromptMode.Mine: return root.warning ? "warn" : ""
            case PromptMode.Paused: return "pause"
            case PromptMode.Finished: return "star"
            case PromptMode.Solved: return "check"
            default: return ""
            }
        }
        ink: root.mode === PromptMode.Refused ? Theme.err : root.mode === PromptMode.Past || root.warning.length > 0 ? Theme.warn : Theme.accent
    }
    TkSeatDisc {
        id: seat

        anchors.verticalCenter: parent.verticalCenter
        size: 26
        visible: (root.mode === PromptMode.Others || root.mode === PromptMode.Step || root.mode === PromptMode.HandOver)
                 && root.discSeat >= 0
        seat: visible ? root.session.seats.value(root.discSeat, "colour") : 0
        thinking: visible && root.session.computer.thinking && root.discSeat === root.session.actorSeat
        progress: thinking ? root.session.computer.progress : -1
    }
    // How much of the time a search takes at most is over.
    Rectangle {
        y: root.height + 2
        width: root.session ? Math.round(root.width * root.session.hint.progress) : 0
        height: 3
        radius: 1
        visible: root.mode === PromptMode.Seeking
        color: Theme.accent
    }
    Column {
        id: column

        x: disc.visible ? disc.width + 12 : mark.visible ? mark.width + 12 : seat.visible ? seat.width + 14 : 0
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x

        TkText {
            id: titleText

            width: parent.width
            role: "prompt"
            font.pixelSize: Math.round(Theme.size("prompt") * root.magnify)
            lineHeight: Math.round(Theme.lineOf("prompt") * root.magnify)
            words: root.title
        }
        TkLink {
            visible: root.mode === PromptMode.Refused && root.refusalClause.length > 0
            text: root.refusalClause
            onClicked: root.clauseActivated(root.refusalClause)
        }
        ReasonRows {
            width: parent.width
            reasons: root.beside ? [] : root.reasons
            magnify: root.magnify
            onClauseActivated: clause => root.clauseActivated(clause)
        }
        TkText {
            id: secondText

            width: parent.width
            role: "caption"
            font.pixelSize: Math.round(Theme.size("caption") * root.magnify)
            lineHeight: Math.round(Theme.lineOf("caption") * root.magnify)
            // A long sentence about others takes its line: the bar keeps its height.
            visible: root.second.length > 0 && !(root.scene && titleText.lineCount > 1)
            color: root.warning.length > 0 ? Theme.warn : Theme.ink3
            words: root.second
        }
    }
}
