import QtQuick
import Takujo.Table

// Several options lie at one place of the table: a menu of them beside it. Gone when it is closed.
ChoiceMenu {
    id: root

    required property var stage         // the TableStage it is made by

    session: root.stage.session
    onClosed: {
        root.stage.forceActiveFocus()
        root.destroy()
    }
    onChosen: (row) => {
        root.stage.act()
        root.session.choose(row)
    }
}
