pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Beside the text of a rulebook: the other books, its sections and its figures.
Rectangle {
    id: root

    required property RulebookModel book
    required property int section       // which one is read

    signal rowChosen(int row)

    color: Theme.surface

    TkDivider {
        anchors.right: parent.right
        height: parent.height
        upright: true
    }
    // A long book in a low window has more sections than there is room for.
    TkScroll {
        id: scroll

        anchors.fill: parent
        contentHeight: column.height + 32

        Column {
            id: column

            x: 12
            y: 16
            width: scroll.width - 24
            spacing: 2

            BookChoice {
                width: parent.width
                game: root.book.gameId
            }
            Item { width: 1; height: 8 }
            Repeater {
                model: root.book.sections

                ContentsRow {
                    required property int index
                    required property string modelData

                    width: root.width - 24
                    text: modelData
                    here: index === root.section
                    onClicked: root.rowChosen(root.book.rowOfSection(index))
                }
            }
            Item { width: 1; height: 8 }
            TkText {
                x: 12
                visible: App.guide.figures.length > 0
                role: "caption"
                text: qsTr("%n figure(s)", "", App.guide.figures.length)
            }
            Flow {
                x: 12
                width: root.width - 48
                spacing: 6

                Repeater {
                    model: App.guide.figures

                    TkButton {
                        required property int index
                        required property string modelData

                        size: 28
                        text: String(index + 1)
                        Accessible.name: qsTr("To figure %1").arg(index + 1)
                        onClicked: root.rowChosen(root.book.rowOfFigure(modelData))
                    }
                }
            }
        }
    }
}
