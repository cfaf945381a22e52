pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A figure of the guide: a part of the game's own table in the scene's position, with its marks.
Item {
    id: root

    required property FigureScene scene
    property list<int> cut: root.scene.clip // x, y, width, height in units of the wide canvas

    readonly property rect area: root.cut.length === 4 ? Qt.rect(root.cut[0], root.cut[1], root.cut[2], root.cut[3]) : Qt.rect(0, 0, 0, 0)
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
            width: 1032
            height: 612
            scale: root.factor
            transformOrigin: Item.TopLeft

            StageHost {
                id: host

                width: 1032
                height: 612
                enabled: false
                still: true
                session: root.scene.session
                onTableChanged: {
                    root.measured = false
                    settle.restart()
                }
            }
        }
        Repeater {
            model: root.measured ? root.scene.marks : []

            FigureMark {
                required property var modelData

                kind: modelData.kind
                text: modelData.text
                area: root.areaOf(modelData.at)
                goal: modelData.to.length > 0 ? root.areaOf(modelData.to) : area
            }
        }
    }
    // When the pieces have their places.
    Timer {
        id: settle

        interval: 50
        onTriggered: root.measured = root.stage !== null
    }
}
