import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Left half of the prompt bar: step, main line, second line.
Item {
    id: root

    required property MatchSession session
    required property string mode
    required property string refusal
    required property string refusalClause
    property real magnify: 1
    property string doing: ""           // said by the table instead of the prompt
    property string warning: ""

    readonly property PromptModel prompt: root.session ? root.session.prompt : null
    readonly property string actor: root.session ? root.session.actorName : ""
    readonly property string title: {
        switch (root.mode) {
        case "refused": return root.refusal
        case "past": return qsTr("Looking back: move %1 of %2").arg(root.session.shownPly).arg(root.session.ply)
        case "finished": return root.session.outcome.headline
        case "mine": return root.doing !== "" ? root.doing : root.prompt.title
        case "hint": return qsTr("Hint: %1").arg(root.session.hintText)
        case "handover": return qsTr("%1 is next").arg(root.actor)
        case "paused": return qsTr("The computer is paused")
        case "step": return qsTr("%1 is next").arg(root.actor)
        case "others": return root.session.thinking ? qsTr("%1 is thinking").arg(root.actor)
                                                    : qsTr("It is the turn of %1").arg(root.actor)
        default: return ""
        }
    }
    readonly property string detail: !root.prompt ? ""
        : (root.prompt.steps > 1 ? qsTr("Step %1 of %2").arg(root.prompt.step).arg(root.prompt.steps) + qsTr("  ") : "")
          + root.prompt.detail
    // Leaves the prompt three lines: one above, two below. Without what is said for a moment only.
    readonly property real wanted: column.x + Math.max(titleSize.advanceWidth, detailSize.advanceWidth / 2 + Theme.px(50))
    readonly property string second: {
        switch (root.mode) {
        case "mine": return root.warning !== "" ? root.warning
                          : root.prompt.previewEffect !== "" ? root.prompt.previewEffect : root.detail
        case "hint": return Phrases.sentences(root.session.hintClaims)
        case "handover": return qsTr("See what you have now; after that the screen is covered")
        case "past": return qsTr("The match waits")
        case "others": return root.session.hinting ? "" : root.prompt.title
        default: return ""
        }
    }

    signal clauseActivated(string clause)

    implicitHeight: column.implicitHeight
    Accessible.role: root.mode === "refused" ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: root.title
    Accessible.description: root.second

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
        visible: root.mode === "mine" && root.prompt.steps > 1 && root.warning === ""
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
        name: ({ refused: "err", hint: "hint", past: "clock", mine: root.warning !== "" ? "warn" : "", paused: "pause", finished: "star" })[root.mode] ?? ""
        ink: root.mode === "refused" ? Theme.err : root.mode === "past" || root.warning !== "" ? Theme.warn : Theme.accent
    }
    TkSeatDisc {
        id: seat

        anchors.verticalCenter: parent.verticalCenter
        size: 26
        visible: ["others", "step", "handover"].includes(root.mode) && root.session.actorSeat >= 0
        seat: visible ? root.session.seats.value(root.session.actorSeat, "colour") : 0
        thinking: visible && root.session.thinking
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
            wrapMode: Text.Wrap
            text: root.title
        }
        TkLink {
            visible: root.mode === "refused" && root.refusalClause !== ""
            text: root.refusalClause
            onClicked: root.clauseActivated(root.refusalClause)
        }
        TkText {
            id: secondText

            width: parent.width
            role: "caption"
            font.pixelSize: Math.round(Theme.size("caption") * root.magnify)
            lineHeight: Math.round(Theme.lineOf("caption") * root.magnify)
            visible: root.second !== ""
            wrapMode: Text.Wrap
            color: root.warning !== "" ? Theme.warn : Theme.ink3
            text: root.second
        }
    }
}
