pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The terms of a game at the end of its rulebook: name, what it does, clause.
Item {
    id: root

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: list.visible ? list.implicitHeight + 34 : 0

    Column {
        id: list

        x: Math.max(Theme.marginPage, Math.round((root.width - width) / 2))
        y: 20
        width: Math.max(100, Math.min(Theme.px(720), root.width - 2 * Theme.marginPage))
        visible: App.guide.terms.length > 0
        spacing: 8

        TkHeading {
            width: parent.width
            text: qsTr("Glossary")
        }
        Repeater {
            model: App.guide.terms

            Item {
                id: row

                required property var modelData

                width: list.width
                height: Math.max(name.implicitHeight, words.implicitHeight)
                Accessible.role: Accessible.Paragraph
                Accessible.name: Wording.about(row.modelData.name, row.modelData.text)

                TkText {
                    id: name

                    width: Math.round(row.width * 0.26)
                    role: "strong"
                    words: row.modelData.name
                    Accessible.ignored: true
                }
                TkText {
                    id: words

                    x: name.width + 12
                    width: clause.x - x - 12
                    words: row.modelData.text
                    Accessible.ignored: true
                }
                TkLink {
                    id: clause

                    anchors.right: parent.right
                    text: row.modelData.clause
                    onClicked: {
                        Nav.clause = ""     // the same one again leads there again
                        Nav.clause = text
                    }
                }
            }
        }
    }
}
