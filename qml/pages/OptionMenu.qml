pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// All options of a prompt, where they do not fit as buttons.
TkMenu {
    id: root

    required property MatchSession session

    readonly property bool digits: !root.session.prompt.anchored

    onOpened: root.currentIndex = 0     // Enter again takes something
    onClosed: root.session.prompt.preview(-1)

    // A move by other means (a click on the table, a key): its options are gone.
    Connections {
        target: root.session

        function onRecordChanged() {
            root.close()
        }
    }
    Instantiator {
        model: root.session.prompt.options
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property int index
            required property string label
            required property string effect
            required property string warning
            required property bool main
            required property string digit

            text: label
            note: Phrases.lines([effect, warning])
            keyText: main ? "Enter" : root.digits ? digit : ""
            onHighlightedChanged: if (highlighted) root.session.prompt.preview(index)
            onTriggered: root.session.choose(index)
        }
    }
}
