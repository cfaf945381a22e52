import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// What is wrong with the text of a position, or that nothing is. A press leads to its place.
TkPress {
    id: root

    required property PositionDraft draft

    readonly property string more: root.draft.moreProblems > 0 ? qsTr("%n more", "", root.draft.moreProblems) : ""
    readonly property string told: root.draft.problem.length > 0
        ? Wording.told([root.draft.problem, root.more].filter(words => words.length > 0))
        : root.draft.playable ? qsTr("This can be played on from") : root.draft.standing
    readonly property color ink: root.draft.sound ? Theme.good : Theme.err

    text: root.told
    enabled: !root.draft.sound
    implicitHeight: Math.max(Theme.px(40), words.implicitHeight + 16)
    Accessible.description: root.enabled ? qsTr("Press to mark the place in the text") : ""

    contentItem: Item {
        TkIcon {
            id: icon

            x: 12
            anchors.verticalCenter: parent.verticalCenter
            name: root.draft.sound ? "check" : "err"
            size: 20
            ink: root.ink
        }
        TkText {
            id: words

            x: icon.x + icon.width + 10
            width: root.width - x - 12
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
