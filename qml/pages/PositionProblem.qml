import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What is wrong with the text of a position, or that nothing is. A press leads to its place.
TkPress {
    id: root

    required property PositionDraft draft

    readonly property string more: root.draft.moreProblems > 0 ? qsTr("%n more", "", root.draft.moreProblems) : ""
    readonly property string told: root.draft.problem.length === 0
        ? (root.draft.playable ? qsTr("This can be played on from") : root.draft.standing)
        : root.more.length > 0 ? root.draft.problem + "\n" + root.more : root.draft.problem
    readonly property color ink: root.draft.sound ? Theme.good : Theme.err

    text: root.told
    enabled: !root.draft.sound
    implicitHeight: Math.max(Theme.px(40), implicitContentHeight + 16)
    Accessible.description: root.enabled ? qsTr("Press to mark the place in the text") : ""

    contentItem: Row {
        leftPadding: 12
        spacing: 10

        TkIcon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.draft.sound ? "check" : "err"
            size: 20
            ink: root.ink
        }
        TkText {
            width: root.width - Theme.px(20) - 34
            anchors.verticalCenter: parent.verticalCenter
            role: "note"
            color: root.ink
            words: root.told
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.draft.sound ? Theme.goodSoft : Theme.errSoft
        border.width: root.draft.sound && !Theme.highContrast ? 0 : Theme.edge
        border.color: root.ink

        TkFocusRing {
            shown: root.visualFocus
        }
    }
}
