pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// A figure of the guide: a part of the game's own table in the scene's position, with its marks.
StillTable {
    id: root

    required property FigureScene scene
    property list<int> cut: root.scene.clip // x, y, width, height in units of the wide canvas

    area: root.cut.length === 4 ? Qt.rect(root.cut[0], root.cut[1], root.cut[2], root.cut[3]) : Qt.rect(0, 0, 0, 0)
    session: root.scene.session

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
