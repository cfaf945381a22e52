import QtQuick
import Takujo.Ui

// A shortcut whose keys are those the user gave its action.
Shortcut {
    id: root

    required property string action

    sequences: ActionKeys.of(root.action)
}
