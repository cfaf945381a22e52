import QtQuick
import Takujo.Pages
import Takujo.Ui

// What wins, in one sentence.
Rectangle {
    id: root

    required property var line

    signal clauseActivated(string clause)

    implicitHeight: Math.max(Theme.px(44), words.implicitHeight + Theme.px(16))
    radius: Theme.radius
    color: Theme.goldSoft

    TkIcon {
        id: flag

        x: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        name: "flag"
        ink: Theme.gold
    }
    TkText {
        id: words

        x: flag.x + flag.width + Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: clauses.x - x - 12
        role: "prompt"
        color: root.line.changed ? Theme.shu : Theme.ink
        words: root.line.text
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Goal. %1").arg(root.line.text)
    }
    ClauseLinks {
        id: clauses

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        clauses: root.line.clauses
        onActivated: clause => root.clauseActivated(clause)
    }
}
