import QtQuick
import Takujo.Pages
import Takujo.Ui

// A tool of a bar: icon, word and key; where it is narrow only the icon, with the word as a tip.
TkButton {
    id: root

    required property string word
    property string key: ""
    property bool compact: false

    kind: "quiet"
    size: 32
    text: root.compact ? "" : root.word
    keyText: root.compact ? "" : root.key
    tip: !root.compact ? "" : root.key.length > 0 ? qsTr("%1 (%2)").arg(root.word).arg(root.key) : root.word
    Accessible.name: root.word
}
