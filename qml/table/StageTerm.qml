import QtQuick
import Takujo.Table
import Takujo.Ui

// Lies over a heading or number that is no piece: the glossary of the game says what it is, when it is
// pointed at and to screen readers.
StageItem {
    id: root

    property string term: ""            // of the glossary

    readonly property var table: root.stage && root.stage.session ? root.stage.session.table : null
    // A pretended match has no glossary.
    readonly property var entry: root.table && root.table.term && root.table.revision >= 0 ? root.table.term(root.term) : ({})
    readonly property string name: root.entry.name ?? ""
    readonly property string text: root.entry.text ?? ""

    Accessible.role: Accessible.StaticText
    Accessible.name: root.name
    Accessible.description: root.text
    Accessible.ignored: root.name.length === 0

    TkHint {
        control: root
        title: root.name
        tip: root.text
        clause: root.entry.clause ?? ""
    }
}
