import QtQuick
import Takujo.Ui

// A cup: 1 gold, 2 silver, 3 bronze, 4 any other trophy.
Image {
    id: root

    property int place: 1

    height: root.width
    sourceSize.width: Math.max(8, Math.ceil(root.width / 8) * 8)
    sourceSize.height: Math.max(8, Math.ceil(root.width / 8) * 8)
    source: root.visible ? Theme.art("trophy-" + Math.max(1, Math.min(4, root.place)) + ".svg") : ""
    Accessible.ignored: true
}
