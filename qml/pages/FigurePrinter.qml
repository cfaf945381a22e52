pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Makes pictures of figures, one after the other, out of sight. For a file.
Item {
    id: root

    property var figures: []            // { figure, clip }; without a clip the whole of it

    property int at: -1
    readonly property bool running: root.at >= 0

    signal done()

    function start() {
        root.at = root.figures.length > 0 ? 0 : -1
        if (!root.running)
            root.done()
    }

    function keep(figure: string, image: var) {
        App.keepFigure(figure, image)
        root.at = root.at + 1 < root.figures.length ? root.at + 1 : -1
        if (!root.running)
            root.done()
    }

    x: -10000
    width: 850
    height: 372

    // A table of its own for each.
    Repeater {
        model: root.running ? [root.at] : []

        Item {
            id: sheet

            required property int modelData

            readonly property var wanted: root.figures[sheet.modelData]

            FigureView {
                id: view

                width: 2 * area.width
                height: 2 * area.height
                scene: posed
                cut: sheet.wanted.clip.length > 0 ? sheet.wanted.clip : posed.clip
                onReadyChanged: if (view.ready) taker.restart()
            }
            // Marks and images are there a moment after the pieces.
            Timer {
                id: taker

                interval: 120
                onTriggered: view.grabToImage((result) => root.keep(sheet.wanted.figure, result.image))
            }
            // The last one: it goes after what looks at it.
            FigureScene {
                id: posed

                guide: App.guide
                figure: sheet.wanted.figure
                drawn: true
            }
        }
    }
}
