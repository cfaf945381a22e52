import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// Something won during the game: a trophy with its points, or a caught Master Angler card.
ColdItem {
    id: root

    property int equal: 1               // ones like it, it the last of them

    usable: false
    corner: root.metrics.px(4)

    ColdTrophyIcon {
        width: root.height
        visible: !root.facts.master
        place: root.facts.contest === Cold.Contest.Mystery ? 4 : 1
    }
    ColdPicture {
        y: Math.round(root.height * 0.08)
        width: root.height
        height: Math.round(root.height * 0.84)
        visible: root.facts.master
        art: "crown"
    }
    Rectangle {
        x: root.width - width + (root.equal > 1 ? root.metrics.px(11) : 0)
        y: root.height - height
        width: Math.max(number.width + 4, number.height)
        height: number.height
        radius: height / 2
        color: Theme.goldSoft
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.gold

        ColdText {
            id: number

            role: "chip"
            anchors.centerIn: parent
            width: implicitWidth
            height: Math.min(root.metrics.tx(15), Math.round(root.height * 0.66))
            color: Theme.gold
            text: (root.equal > 1 ? root.equal + "×" : "") + root.facts.points
        }
    }
    PieceMarks {
        piece: root
        unit: root.metrics.k
    }
}
