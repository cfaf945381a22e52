pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// All options of a prompt, where they do not fit as buttons.
TkMenu {
    id: root

    required property MatchSession session

    Instantiator {
        model: root.session.prompt.options
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property int index
            required property string label
            required property bool main

            text: label
            keyText: main ? "Enter" : ""
            onTriggered: root.session.choose(index)
        }
    }
}
