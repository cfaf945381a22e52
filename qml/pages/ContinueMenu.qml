pragma ComponentBehavior: Bound

import QtQml
import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The other matches one can go on with: the first one is on the card.
TkMenu {
    id: root

    Instantiator {
        model: App.shelf.unfinished
        onObjectAdded: (index, object) => { if (index > 0) root.insertItem(index - 1, object) }
        onObjectRemoved: (index, object) => root.removeItem(object)
        delegate: TkMenuItem {
            required property string file
            required property string name
            required property string rules
            required property string phase
            required property string when
            required property bool practice

            text: Phrases.dots([name, practice ? qsTr("practice") : "", rules, phase, when])
            onTriggered: if (App.openRecord(file)) Nav.table()
        }
    }
}
