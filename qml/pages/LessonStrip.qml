import QtQuick
import Takujo.Pages
import Takujo.Ui

// What came of a press: why it was not the one, with the clause, or what it did.
Rectangle {
    id: root

    property bool good: false
    property string lead: ""
    property string words: ""
    property string clause: ""

    readonly property color ink: root.good ? Theme.good : Theme.err

    signal clauseActivated(string clause)

    implicitHeight: Math.max(sentence.implicitHeight, mark.height) + 16
    radius: Theme.radius
    color: root.good ? Theme.goodSoft : Theme.errSoft
    border.width: Theme.highContrast ? 1 : 0
    border.color: root.ink
    Accessible.role: Accessible.AlertMessage
    Accessible.name: (root.lead + " " + root.words + " " + root.clause).trim()

    function plain(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
    }

    TkIcon {
        id: mark

        x: 10
        y: 9
        name: root.good ? "check" : "err"
        ink: root.ink
    }
    TkText {
        id: sentence

        x: mark.x + mark.width + 8
        y: 8
        width: parent.width - x - 10
        wrapMode: Text.Wrap
        textFormat: Text.StyledText
        font.pixelSize: Theme.px(14)
        linkColor: Theme.accent
        text: (root.lead ? "<b>" + root.plain(root.lead) + "</b> " : "") + root.plain(root.words)
              + (root.clause ? " <a href=\"c\">" + root.plain(root.clause) + "</a>" : "")
        Accessible.ignored: true
        onLinkActivated: root.clauseActivated(root.clause)
    }
}
