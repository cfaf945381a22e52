import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// One line of an open block of the log, with the sum behind it. The words of the first stand in the head
// of the block.
TkText {
    id: root

    required property MatchSession session
    required property var modelData     // { text, brief, detail, drawn, aside, ply }
    required property int index
    property bool head: false
    property bool detailed: false
    property bool pictured: false       // the pieces of the block are all drawn
    property bool lit: false            // the moment looked at

    // Cards drawn are told by their pictures.
    readonly property string detail: root.detailed && !(root.modelData.drawn && root.pictured) ? root.modelData.detail : ""
    words: Phrases.explained(root.head ? "" : root.modelData.text, root.detail)

    visible: root.words.length > 0
    role: "caption"
    color: root.lit ? Theme.ink : Theme.ink2
    Accessible.role: Accessible.ListItem
    Accessible.name: Phrases.explained(root.modelData.text, root.modelData.detail)
    Accessible.ignored: root.head       // the block says it
    Accessible.onPressAction: root.session.cursor.lookBackAt(root.modelData.ply)
}
