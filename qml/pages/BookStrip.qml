import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The other rulebooks and the contents of this one, where there is no room for them beside the text.
Item {
    id: root

    required property RulebookModel book
    required property int section       // which one is read

    signal rowChosen(int row)

    height: row.height + 16

    Row {
        id: row

        x: 20
        y: 8
        spacing: 8

        BookChoice {
            width: Math.min(Theme.px(240), (root.width - 48) / 2)
            game: root.book.gameId
        }
        TkComboBox {
            width: Math.min(Theme.px(240), (root.width - 48) / 2)
            label: qsTr("Contents")
            model: root.book.sections
            currentIndex: Math.max(0, root.section)
            onActivated: index => root.rowChosen(root.book.rowOfSection(index))
        }
    }
    TkDivider {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
