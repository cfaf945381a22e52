pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// Clauses of the rulebook, one after the other.
Row {
    id: root

    required property var clauses

    signal activated(string clause)

    spacing: 6

    Repeater {
        model: root.clauses

        TkLink {
            required property string modelData

            text: modelData
            onClicked: root.activated(modelData)
        }
    }
}
