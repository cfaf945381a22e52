import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// Something won during the game: a trophy with its points, or a caught Master Angler card.
ColdItem {
    id: root

    property int equal: 1               // ones like it, it the last of them

    readonly property bool narrow: root.width < root.height
    readonly property real side: Math.min(root.width, root.height)

    usable: false
    corner: root.metrics.px(4)

    ColdTrophyIcon {
        width: root.side
        visible: !root.facts.master
        place: root.facts.contest === Cold.Contest.Mystery ? 4 : 1
    }
    ColdPicture {
        y: Math.round(root.side * 0.08)
        width: root.side
        height: Math.round(root.side * 0.84)
        visible: root.facts.master
        art: "crown"
    }
    Rectangle {
        x: root.narrow || number.several ? Math.round((root.width - width) / 2) : root.width - width
        y: root.height - height
        width: Math.max(number.width + 4, number.height)
        height: number.height
        radius: height / 2
        color: Theme.goldSoft
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.gold

        ColdText {
            id: number

            // Cards are a point each: how many there are says it.
            readonly property bool several: root.equal > 1 && !root.facts.master

            role: "chip"
            anchors.centerIn: parent
            width: implicitWidth
            height: Math.min(root.metrics.tx(15), Math.round(root.height * 0.66))
            color: Theme.gold
            text: root.facts.master ? String(root.equal * root.facts.points) : (several ? root.equal + "×" : "") + root.facts.points
        }
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
    }
}
