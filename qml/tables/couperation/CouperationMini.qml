pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The tower of Couperation for little room: cards with their numbers, backs of those face down, free
// places.
TableMini {
    id: root

    readonly property coupFacts facts: root.session ? root.session.table.facts : []
    readonly property int rows: Math.max(1, root.facts.rows)
    readonly property int first: Math.max(root.facts.leastColumn,
                                          Math.min(-Math.floor((root.rows - 1) / 2), root.facts.mostColumn - root.rows + 1))
    readonly property real pitchX: 425 / root.rows
    readonly property real pitchY: 296 / root.rows
    // Numbers as small as can be read, where the cards have room for them.
    readonly property real digits: Math.max(19, 12 / root.k)
    readonly property bool numbered: root.digits <= root.pitchY - 6 && 1.3 * root.digits <= root.pitchX - 4

    ground: CoupGround { }

    Repeater {
        model: root.zone("tower")

        Rectangle {
            id: card

            required property bool faceDown
            required property coupPiece facts

            readonly property color drink: CoupColours.drink(CoupColours.drinkOf(card.facts.number))
            readonly property bool open: !card.facts.place && !card.faceDown

            x: 10 + (card.facts.x2 / 2 - root.first) * root.pitchX
            y: 12 + (root.rows - 1 - card.facts.row) * root.pitchY
            width: root.pitchX - 4
            height: root.pitchY - 4
            visible: card.facts.column >= root.first && card.facts.column + card.facts.row < root.first + root.rows
            radius: 4
            color: card.facts.place ? "transparent" : card.faceDown ? Theme.pieceBack
                 : !root.numbered ? card.drink : Theme.highContrast ? Theme.surface : "#524B4A"
            border.width: card.facts.place || Theme.highContrast || card.facts.finish ? 1.5 : 0
            border.color: card.facts.finish ? (Theme.highContrast ? Theme.gold : "#E6C26C")
                        : card.facts.place && !Theme.highContrast ? "#8F8174" : Theme.line2

            Rectangle {
                x: 3
                y: parent.height - 6
                width: parent.width - 6
                height: 4
                radius: 2
                visible: card.open && root.numbered
                color: card.drink
            }
            MiniText {
                anchors.centerIn: parent
                anchors.verticalCenterOffset: -2
                visible: card.open && root.numbered && card.facts.number > 0
                size: root.digits
                color: root.ground.ink
                text: String(card.facts.number)
            }
        }
    }
    Rectangle {
        x: 6
        y: 311
        width: 433
        height: 6
        radius: 3
        color: "#A98455"
    }
    MiniText {
        x: 14
        y: 324
        visible: !root.plain
        color: root.ground.ink
        text: qsTr("%1 / %2 glasses").arg(root.facts.filled).arg(root.facts.goal)
    }
    MiniText {
        x: 431 - width
        y: 324
        visible: !root.plain
        color: root.ground.ink
        text: qsTr("Pack %1 · Discards %2").arg(root.facts.pack).arg(root.facts.discards)
    }
}
