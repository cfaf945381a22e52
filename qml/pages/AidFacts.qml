import QtQuick
import Takujo.Pages
import Takujo.Ui

// What scores, when it ends, what is often forgotten.
Grid {
    id: root

    required property var aid
    property bool narrow: false

    readonly property real part: root.narrow ? root.width : Math.floor((root.width - 2 * columnSpacing) / 3)

    signal clauseActivated(string clause)
    signal termActivated(string term)

    columns: root.narrow ? 1 : 3
    columnSpacing: Theme.px(28)
    rowSpacing: Theme.px(12)

    AidList {
        width: root.part
        head: qsTr("What scores")
        lines: root.aid.scores
        onClauseActivated: clause => root.clauseActivated(clause)
        onTermActivated: term => root.termActivated(term)
    }
    AidList {
        width: root.part
        head: qsTr("The end")
        lines: root.aid.end
        onClauseActivated: clause => root.clauseActivated(clause)
        onTermActivated: term => root.termActivated(term)
    }
    AidList {
        width: root.part
        head: qsTr("Often forgotten")
        lines: root.aid.forgotten
        onClauseActivated: clause => root.clauseActivated(clause)
        onTermActivated: term => root.termActivated(term)
    }
}
