pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Pages
import Takujo.Ui

// A turn in pictures made of the game's own pieces, side by side.
Grid {
    id: root

    required property var parts
    property bool narrow: false
    property bool drawn: false

    readonly property int across: root.narrow ? Math.min(2, root.parts.length) : Math.max(3, root.parts.length)
    readonly property real partWidth: Math.floor((root.width - (root.across - 1) * spacing) / root.across)

    signal clauseActivated(string clause)
    signal termActivated(string term)

    // Parts that stand in for another carry no number.
    function numberOf(index: int): int {
        return root.parts.slice(0, index + 1).filter((part) => !part.instead).length
    }

    columns: root.across
    spacing: Theme.px(15)

    Repeater {
        model: root.parts

        AidPart {
            required property var modelData

            width: root.partWidth
            part: modelData
            drawn: root.drawn
            mark: modelData.instead ? qsTr("or") : String(root.numberOf(index))
            onClauseActivated: clause => root.clauseActivated(clause)
            onTermActivated: term => root.termActivated(term)
        }
    }
}
