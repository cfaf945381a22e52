pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// What a seat has unloaded, by category, with what it is worth.
StagePanel {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts
    property bool own: true

    readonly property int shownSeat: root.stage.shownSeat
    readonly property int score: root.facts.score[root.shownSeat] ?? 0
    readonly property int rocks: root.facts.rocks[root.shownSeat] ?? 0
    readonly property int fossils: root.facts.fossils[root.shownSeat] ?? 0
    readonly property int meteorites: root.figure(root.facts.categoryCards, Hakkutsu.Category.Meteorite)
    readonly property var words: [qsTr("Igneous"), qsTr("Sedimentary"), qsTr("Metamorphic"), qsTr("Mineral"), qsTr("Gem"), qsTr("Fossil")]
    readonly property int columns: root.width / root.metrics.tx(140) >= 3 ? 3 : 2
    readonly property int rowCount: 6 / root.columns
    readonly property real gap: root.metrics.px(8)
    readonly property int headRow: Math.max(root.headHeight, root.metrics.tx(22))
    readonly property real tileWidth: (root.width - 2 * root.padH - (root.columns - 1) * root.gap) / root.columns
    readonly property real tileHeight: Math.max(20, Math.min(root.metrics.px(60), (root.height - grid.y - root.metrics.px(8)
        - (root.rowCount - 1) * root.gap - (chips.wanted ? root.metrics.tx(24) + root.metrics.px(8) : 0)) / root.rowCount))

    // Of the shown seat. The meteorite is of no category of the six: it lies with the minerals.
    function figure(figures: var, category: int): int {
        const of = (each) => figures[7 * root.shownSeat + each] ?? 0
        return of(category) + (category === Hakkutsu.Category.Mineral ? of(Hakkutsu.Category.Meteorite) : 0)
    }

    // Lasting effects of the shown seat's rocks.
    function refresh() {
        const rocks = piles.itemAt(root.shownSeat) as HakkutsuRocks
        chips.effects = rocks ? rocks.effects : []
    }

    onShownSeatChanged: root.refresh()
    term: "rock"
    head: root.own ? qsTr("Acquired") : qsTr("Acquired by %1").arg(root.stage.seats.nameOf(root.shownSeat))

    Row {
        x: root.width - root.padH - width
        y: root.padV - root.metrics.px(4)
        height: root.headRow
        spacing: root.metrics.px(5)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%n point(s)", "", root.score) + ", " + qsTr("%n card(s)", "", root.rocks)

        StageText {
            role: "heading"
            anchors.verticalCenter: parent.verticalCenter
            text: String(root.score)
            Accessible.ignored: true
        }
        StageText {
            role: "caption"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("point(s)", "after the number", root.score) + qsTr(" · ", "between short facts")
                  + qsTr("%n card(s)", "", root.rocks)
            Accessible.ignored: true
        }
    }
    Item {
        id: grid

        x: root.padH
        y: root.padV + root.headRow + root.metrics.px(4)
        width: root.width - 2 * root.padH
        height: root.rowCount * (root.tileHeight + root.gap)

        Repeater {
            model: 6

            HakkutsuCategory {
                required property int index

                x: Math.round((index % root.columns) * (root.tileWidth + root.gap))
                y: Math.round(Math.floor(index / root.columns) * (root.tileHeight + root.gap))
                width: Math.round(root.tileWidth)
                height: Math.round(root.tileHeight)
                category: index
                word: index === Hakkutsu.Category.Mineral && root.meteorites > 0 ? qsTr("Mineral, meteorite") : root.words[index]
                cards: root.figure(root.facts.categoryCards, index)
                points: root.figure(root.facts.categoryPoints, index)
            }
        }
        Repeater {
            id: piles

            model: root.stage.seatCount

            HakkutsuRocks {
                required property int index

                anchors.fill: parent
                visible: seat === root.shownSeat
                seat: index
                label: root.head
                columns: root.columns
                tileWidth: root.tileWidth
                tileHeight: root.tileHeight
                gap: root.gap
                onEffectsChanged: root.refresh()
            }
        }
    }
    HakkutsuEffects {
        id: chips

        readonly property bool wanted: root.height >= root.metrics.px(150)

        x: root.padH
        y: grid.y + grid.height
        width: root.width - 2 * root.padH
        height: root.metrics.tx(24)
        visible: wanted
        fossils: root.fossils
        fossilPoints: root.figure(root.facts.categoryPoints, Hakkutsu.Category.Fossil)
    }
}
