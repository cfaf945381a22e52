pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.Ui

// A menu of options of the prompt; what one would do is shown while it is pointed at.
TkMenu {
    id: root

    required property var session
    required property var rows          // of the prompt's options
    property int main: -1               // the row that Enter takes without the menu
    property bool digits: false         // the others have keys of their own

    readonly property var prompt: root.session.prompt

    signal chosen(int row)

    onClosed: root.prompt.preview(-1)

    // A move by other means (a click on the table, a key): its options are gone.
    Connections {
        target: root.session

        function onRecordChanged() {
            root.close()
        }
    }
    Instantiator {
        model: root.rows
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property int modelData

            readonly property var facts: root.prompt.option(modelData)

            text: facts.label
            note: [facts.effect, facts.warning].filter((words) => words.length > 0).join("\n")
            keyText: modelData === root.main ? "Enter" : root.digits ? facts.digit : ""
            onHighlightedChanged: if (highlighted) root.prompt.preview(modelData)
            onTriggered: root.chosen(modelData)
        }
    }
}
