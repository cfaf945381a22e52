pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Makes pictures of figures, one after the other, out of sight. For a file, and for paper: they are light whatever
// the window is. The window, which meanwhile is, too, stays covered in what it was.
Item {
    id: root

    property var figures: []            // { figure, clip }; without a clip the whole of it

    property int at: -1
    readonly property bool running: root.at >= 0
    property color ground: "transparent" // of the window before
    property color ink: "transparent"

    signal done()

    function start() {
        root.ground = Theme.bg
        root.ink = Theme.ink
        root.go(0)
    }

    function keep(figure: string, image: var) {
        App.keepFigure(figure, image)
        root.go(root.at + 1)
    }

    function go(next: int) {
        const more = next < root.figures.length
        Nav.printing = more
        root.at = more ? next : -1
        if (!more)
            root.done()
    }

    x: -10000
    width: 850
    height: 372
    Component.onDestruction: Nav.printing = false

    Rectangle {
        parent: T.Overlay.overlay
        width: parent ? parent.width : 0
        height: parent ? parent.height : 0
        z: 1000                         // over what is open
        visible: root.running
        color: root.ground

        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
        }
        TkText {
            anchors.centerIn: parent
            color: root.ink
            text: qsTr("Figures are drawn for paper: %1 of %2").arg(root.at + 1).arg(root.figures.length)
        }
    }
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
