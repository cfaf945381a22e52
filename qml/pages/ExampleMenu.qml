pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.App
import Takujo.Ui

// Positions to begin with, those of the rulebook's figures.
TkMenu {
    id: root

    required property var examples      // { id, name }

    Instantiator {
        model: root.examples

        TkMenuItem {
            required property var modelData

            text: modelData.name
            onTriggered: App.draftExample(modelData.id)
        }
        onObjectAdded: (index, item) => root.insertItem(index, item as TkMenuItem)
        onObjectRemoved: (index, item) => root.removeItem(item as TkMenuItem)
    }
}
