import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A bait crystal in a zone of a board. What the option looked at would take stands faint.
ColdItem {
    id: root

    required property real unit
    property bool composing: false      // bait is chosen one by one

    corner: root.width * 0.3
    chosenLifts: true
    stateWords: root.chosen ? qsTr("Chosen") : root.affected ? qsTr("Would go")
              : root.composing && root.legal ? qsTr("May be chosen") : ""

    ColdBaitIcon {
        width: root.width
        colour: root.facts.colour
        opacity: root.affected ? (Theme.highContrast ? 0.6 : 0.38) : root.composing && !root.legal && !root.chosen ? 0.6 : 1
    }
    PieceMarks {
        piece: root
        unit: root.unit * 0.8
        legal: root.composing && root.legal && !root.chosen
        picked: root.chosen
    }
}
