import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The other rulebooks.
TkComboBox {
    id: root

    required property string game

    readonly property var ids: {
        const ids = []
        for (let i = 0; i < App.shelf.boxes.count; ++i)
            ids.push(App.shelf.boxes.value(i, "gameId"))
        return ids
    }

    visible: root.ids.length > 1
    label: qsTr("Game")
    model: root.ids.map((id, i) => App.shelf.boxes.value(i, "name"))
    currentIndex: root.ids.indexOf(root.game)
    onActivated: index => {
        Nav.clause = ""
        App.openRulebook(root.ids[index])
    }
}
