import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A picture of the game's own table, or of a part of it, as large as it fits. Nobody plays in its match.
Item {
    id: root

    property MatchSession session: null
    property rect area: Qt.rect(0, 0, root.canvas.width, root.canvas.height) // in units of the wide canvas
    default property alias marks: over.data     // drawn over the picture, where areaOf() says

    readonly property size canvas: Qt.size(1032, 612)
    readonly property real factor: root.area.width > 0
        ? Math.min(root.width / root.area.width, root.height / root.area.height) : 1
    readonly property TableStage stage: host.table as TableStage
    // All that is drawn stands.
    readonly property bool ready: root.stage !== null && root.stage.settled && !root.stage.moving && root.measured
    property bool measured: false

    // Of a piece, place or zone, in the picture.
    function areaOf(id: string): rect {
        const item = root.stage ? root.stage.itemAt(id) ?? root.stage.placeOf(id) : null
        return item ? item.mapToItem(picture, Qt.rect(0, 0, item.width, item.height)) : Qt.rect(0, 0, 0, 0)
    }

    Accessible.ignored: true
    // The table goes while everything around it still stands.
    Component.onDestruction: host.session = null

    Rectangle {
        anchors.fill: parent
        color: root.stage ? root.stage.ground.base : Theme.table
    }
    Item {
        id: picture

        anchors.centerIn: parent
        width: Math.round(root.area.width * root.factor)
        height: Math.round(root.area.height * root.factor)
        clip: true

        Item {
            x: -root.area.x * root.factor
            y: -root.area.y * root.factor
            width: root.canvas.width
            height: root.canvas.height
            scale: root.factor
            transformOrigin: Item.TopLeft

            StageHost {
                id: host

                width: root.canvas.width
                height: root.canvas.height
                enabled: false
                still: true
                session: root.session
                onTableChanged: {
                    root.measured = false
                    settle.restart()
                }
            }
        }
        Item {
            id: over

            width: picture.width
            height: picture.height
        }
    }
    // When the pieces have their places.
    Timer {
        id: settle

        interval: 50
        onTriggered: root.measured = root.stage !== null
    }
}
