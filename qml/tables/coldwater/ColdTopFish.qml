import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The top card of a location's deck, small: its species is known, and how many lie under it.
ColdItem {
    id: root

    property int under: 0

    corner: root.metrics.px(5)
    stateWords: Wording.told([root.legal ? qsTr("May be caught") : "", qsTr("%n card(s) under it", "", root.under)])

    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: root.hovered && root.usable ? Qt.darker(Theme.cardFace, 1.06) : Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    ColdPicture {
        x: root.metrics.px(4)
        y: Math.round((root.height - height) / 2)
        width: root.width - root.metrics.px(15) - count.width
        height: Math.min(root.height - 4, Math.round(width / 2))
        art: ColdColours.fish(root.kind)
    }
    ColdText {
        id: count

        role: "chip"
        x: root.width - width - root.metrics.px(5)
        width: implicitWidth
        height: root.height
        color: ColdColours.rangeInk
        text: "×" + (root.under + 1)
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
        legal: root.legal
        picked: root.affected
    }
}
