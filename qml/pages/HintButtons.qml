pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Ui

// Sets up what a hint advises, where the move is put together, and puts the hint away.
Row {
    id: root

    required property HintModel hint
    required property int size
    required property bool keys
    required property bool compact
    required property bool advises      // there is something to set up
    required property bool main         // Enter does it

    spacing: 12

    Repeater {
        model: root.advises ? 1 : 0

        TkButton {
            size: root.size
            kind: root.main ? "main" : "plain"
            iconName: "hint"
            keyText: root.keys ? ActionKeys.word(root.main ? "confirm" : "setUp") : ""
            text: qsTr("Set it up")
            onClicked: root.hint.layOut()
        }
    }
    TkButton {
        size: root.size
        visible: !(root.compact && root.advises)
        kind: "quiet"
        text: root.advises ? qsTr("Close") : qsTr("Close the hint")
        onClicked: root.hint.dismiss()
    }
}
