import QtQuick
import Takujo.Ui

// Soft bars in the place of text that is coming. Shows nothing for the first 150 ms.
Column {
    id: root

    spacing: 10
    opacity: 0
    Accessible.ignored: true

    Timer {
        interval: 150
        running: true
        onTriggered: root.opacity = 1
    }
    Rectangle { width: root.width; height: Theme.px(14); radius: 4; color: Theme.soft }
    Rectangle { width: root.width * 0.82; height: Theme.px(14); radius: 4; color: Theme.soft }
    Rectangle { width: root.width * 0.92; height: Theme.px(14); radius: 4; color: Theme.soft }
}
