pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The board before a costly move: where it was made in a solid frame, where the better one would be in a dashed one.
Item {
    id: root

    required property MatchSession session
    required property int ply
    required property var played        // ids of pieces, places or zones
    required property var better
    required property int index         // boards are made one after the other
    required property size most

    readonly property var marks: root.played.map(at => ({ at: at, better: false })).concat(root.better.map(at => ({ at: at, better: true })))

    implicitWidth: root.most.width
    implicitHeight: Math.round(root.most.width / Math.max(root.most.width / root.most.height, table.ratio))
    Accessible.ignored: true

    StillTable {
        id: table

        readonly property real ratio: table.area.width / table.area.height

        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.round(Math.min(root.most.width, root.most.height * table.ratio))
        height: parent.height
        visible: table.ready
        area: table.stage ? table.stage.glance : Qt.rect(0, 0, table.canvas.width, table.canvas.height)
        session: scene.session

        Repeater {
            model: table.measured ? root.marks : []

            Item {
                id: mark

                required property var modelData

                readonly property rect place: table.areaOf(mark.modelData.at)
                readonly property int beyond: mark.modelData.better ? 3 : 1     // both are seen in one place

                x: Math.round(mark.place.x) - mark.beyond
                y: Math.round(mark.place.y) - mark.beyond
                width: Math.round(mark.place.width) + 2 * mark.beyond
                height: Math.round(mark.place.height) + 2 * mark.beyond
                visible: mark.place.width > 0

                // On whatever lies below.
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -1
                    radius: 4
                    color: "transparent"
                    border.width: 4
                    border.color: Qt.alpha(Theme.surface, 0.85)
                }
                TkBox {
                    anchors.fill: parent
                    corner: 3
                    edge: 2
                    dashed: mark.modelData.better
                    ink: dashed ? Theme.accent : Theme.shu
                }
            }
        }
    }
    Timer {
        interval: 30 + 90 * root.index
        running: root.visible && !scene.drawn
        onTriggered: scene.drawn = true
    }
    // The last one: it goes after what looks at it.
    MomentScene {
        id: scene

        of: root.session
        ply: root.ply
    }
}
