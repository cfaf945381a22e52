import QtQuick
import Takujo.Table

// A heading or number that the glossary of the game explains.
StageNote {
    id: root

    property string term: ""            // of the glossary

    readonly property var table: root.stage && root.stage.session ? root.stage.session.table : null
    // A pretended match has no glossary.
    readonly property var entry: root.table && root.table.term && root.table.revision >= 0 ? root.table.term(root.term) : ({})

    name: root.entry.name ?? ""
    text: root.entry.text ?? ""
    clause: root.entry.clause ?? ""
}
