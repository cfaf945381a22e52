pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.Ui

// Several options lie at one place of the table: a menu of them beside it. Gone when it is closed.
TkMenu {
    id: root

    required property var stage         // the TableStage it is made by
    required property var options       // rows of the prompt's options

    readonly property var prompt: root.stage.session.prompt

    onClosed: {
        root.prompt.preview(-1)
        root.stage.forceActiveFocus()
        root.destroy()
    }

    Instantiator {
        model: root.options
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property int modelData

            readonly property var facts: root.prompt.option(modelData)

            text: facts.label
            note: [facts.effect, facts.warning].filter((words) => words.length > 0).join("\n")
            onHighlightedChanged: if (highlighted) root.prompt.preview(modelData)
            onTriggered: {
                root.stage.act()
                root.stage.session.choose(modelData)
            }
        }
    }
}
