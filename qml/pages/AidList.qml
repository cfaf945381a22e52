pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// Facts of the player aid under a heading, each with its clauses at the right.
Column {
    id: root

    required property string head
    required property var lines

    signal clauseActivated(string clause)
    signal termActivated(string term)

    spacing: Theme.px(6)

    TkHeading {
        width: root.width
        role: "barTitle"
        text: root.head
    }
    Repeater {
        model: root.lines

        Item {
            id: row

            required property var modelData

            width: root.width
            height: Math.max(words.implicitHeight, Theme.px(22))

            TkIcon {
                id: icon

                y: Theme.px(1)
                name: row.modelData.icon
                ink: Theme.ink3
            }
            LinkedText {
                id: words

                x: icon.visible ? icon.width + 10 : 0
                width: clauses.x - x - 8
                role: "note"
                color: row.modelData.changed ? Theme.shu : Theme.ink
                words: row.modelData.html
                onTermActivated: term => root.termActivated(term)
                Accessible.role: Accessible.StaticText
                Accessible.name: row.modelData.text
            }
            ClauseLinks {
                id: clauses

                anchors.right: parent.right
                y: Theme.px(1)
                clauses: row.modelData.clauses
                onActivated: clause => root.clauseActivated(clause)
            }
        }
    }
}
