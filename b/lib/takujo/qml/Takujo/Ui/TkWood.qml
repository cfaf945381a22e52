import QtQuick
import Takujo.Ui

// The ground of the stage: wood with its grain, plain in high contrast.
Rectangle {
    id: root

    // "table", "frame" or "shelf"
    property string wood: "table"

    color: root.wood === "table" ? Theme.table : Theme.frame

    Image {
        anchors.fill: parent
        visible: !Theme.highContrast
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        source: !visible ? "" : Theme.art("texture/" + (root.wood === "table" ? (Theme.dark ? "table-dark" : "table-light")
                                                        : root.wood + "-wood") + ".svg")
    }
}
