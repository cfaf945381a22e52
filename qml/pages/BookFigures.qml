pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Figures of the rulebook side by side, as many as there is room for.
Grid {
    id: root

    required property list<string> figures
    property bool seen: false

    readonly property int most: Math.max(1, Math.floor((root.width + spacing) / (Theme.px(250) + spacing)))
    readonly property real cardWidth: Math.floor((root.width - (columns - 1) * spacing) / columns)
    property int tallest: 0

    signal clauseActivated(string clause)

    function level() {
        let most = 0
        for (let i = 0; i < cards.count; ++i)
            most = Math.max(most, (cards.itemAt(i) as BookFigure)?.needed ?? 0)
        root.tallest = most
    }

    // One alone is as wide as one of two.
    columns: Math.max(1, Math.min(Math.max(2, root.figures.length), root.most))
    spacing: 16

    Repeater {
        id: cards

        model: root.figures

        BookFigure {
            required property string modelData

            figure: modelData
            width: root.cardWidth
            seen: root.seen
            tallest: root.tallest
            onNeededChanged: levelling.restart()
            onClauseActivated: clause => root.clauseActivated(clause)
            onTried: if (App.tryFigure(figure)) Nav.trial()
        }
    }
    Timer {
        id: levelling

        interval: 1
        onTriggered: root.level()
    }
}
