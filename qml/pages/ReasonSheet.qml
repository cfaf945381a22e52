import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The reasons of a hint or of a move asked about, below what is left of the log: the stage stays free.
Rectangle {
    id: root

    required property MatchSession session
    property bool elsewhere: false      // those of a hint
    readonly property bool asked: root.session !== null && root.session.why.open
    readonly property var reasons: !root.session ? [] : root.asked ? root.session.why.reasons
                                   : !root.elsewhere && root.session.hint.text.length > 0 && root.session.myTurn ? root.session.hint.reasons : []

    signal clauseActivated(string clause)

    height: column.height + 24
    visible: root.reasons.length > 0
    color: Theme.surface
    radius: Theme.radiusPanel
    border.width: 1.5
    border.color: Theme.accent

    TkShadow {
        z: -1
        level: 2
    }
    // What lies below is not pressed through it.
    MouseArea {
        anchors.fill: parent
    }
    Column {
        id: column

        x: 12
        y: 12
        width: parent.width - 24
        spacing: 4

        Row {
            spacing: 8

            TkIcon {
                anchors.verticalCenter: parent.verticalCenter
                size: 18
                name: "hint"
                ink: Theme.accent
            }
            TkHeading {
                role: "panelHead"
                text: root.asked ? qsTr("Why this was played") : qsTr("Why this move")
            }
        }
        ReasonRows {
            width: parent.width
            stacked: true
            reasons: root.reasons
            onClauseActivated: clause => root.clauseActivated(clause)
        }
    }
}
