import QtQuick
import Takujo.Table
import Takujo.Ui

// A cup: 1 gold, 2 silver, 3 bronze, 4 any other trophy.
StagePicture {
    id: root

    property int place: 1

    height: root.width
    source: root.visible ? Theme.art("trophy-" + Math.max(1, Math.min(4, root.place)) + ".svg") : ""
    Accessible.ignored: true
}
