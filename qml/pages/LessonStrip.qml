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

    readonly property string said: (root.lead + " " + root.words + " " + root.clause).trim()
    readonly property color ink: root.good ? Theme.good : Theme.err

    signal clauseActivated(string clause)

    implicitHeight: Math.max(sentence.implicitHeight, mark.height) + 16
    radius: Theme.radius
    color: root.good ? Theme.goodSoft : Theme.errSoft
    border.width: Theme.highContrast ? 1 : 0
    border.color: root.ink
    Accessible.role: Accessible.StaticText   // the card says it aloud
    Accessible.name: root.said

    TkIcon {
        id: mark

        x: 10
        y: 9
        name: root.good ? "check" : "err"
        ink: root.ink
    }
    Column {
        id: sentence

        x: mark.x + mark.width + 8
        y: 8
        width: parent.width - x - 10

        TkText {
            visible: root.lead.length > 0
            role: "strong"
            text: root.lead
            Accessible.ignored: true
        }
        TkText {
            width: parent.width
            words: root.words
            Accessible.ignored: true
        }
        TkLink {
            visible: root.clause.length > 0
            text: root.clause
            onClicked: root.clauseActivated(root.clause)
        }
    }
}
