pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The other matches one can go on with.
TkMenu {
    id: root

    Instantiator {
        model: App.shelf.unfinished
        onObjectAdded: (index, object) => root.insertItem(index, object)
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property string file
            required property string name
            required property string rules
            required property string phase
            required property string when

            text: Phrases.dots([name, rules, phase, when])
            onTriggered: if (App.openRecord(file)) Nav.table()
        }
    }
}
