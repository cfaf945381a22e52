pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The board of Coin Hunt for little room: every coin where it lies, and the fairy.
TableMini {
    id: root

    readonly property huntFacts facts: root.session ? root.session.table.facts : []
    readonly property real scaled: 318 / Math.max(1, root.facts.boardSize)
    readonly property real coin: root.facts.coinSize * root.scaled

    units: 350
    ground: HuntGround { }

    Rectangle {
        anchors.centerIn: parent
        width: 338
        height: 338
        radius: 6
        color: Theme.highContrast ? Theme.surface : "#3E2A1C"
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Rectangle {
            x: 10
            y: 10
            width: 318
            height: 318
            color: Theme.highContrast ? Theme.tile : Theme.dark ? "#5A4A38" : "#E9D8B4"
        }
        Repeater {
            model: root.zone("board")

            Image {
                id: lying

                required property string kind
                required property huntPiece facts

                readonly property string art: lying.facts.coin ? lying.kind
                                            : lying.facts.die && lying.facts.value > 0 ? "fairy-" + lying.facts.value : ""

                x: 10 + lying.facts.x * root.scaled - width / 2
                y: 10 + (root.facts.boardSize - lying.facts.y) * root.scaled - height / 2
                z: lying.facts.die ? 1 : 0
                width: Math.round(root.coin)
                height: width
                rotation: lying.facts.die ? 0 : -lying.facts.angle / 1000
                sourceSize.width: width
                sourceSize.height: height
                source: lying.art.length > 0 ? HuntColours.art(lying.art) : ""
                Accessible.ignored: true
            }
        }
    }
}
