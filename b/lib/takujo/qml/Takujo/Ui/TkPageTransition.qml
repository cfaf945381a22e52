import QtQuick
import Takujo.Ui

// A page coming in: fades and rises 8 px. Its place must not be bound on y while it runs.
ParallelAnimation {
    id: root

    required property Item target
    property real restY: 0

    NumberAnimation {
        target: root.target
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durPage
        easing.type: Easing.OutCubic
    }
    NumberAnimation {
        target: root.target
        property: "y"
        from: root.restY + Theme.travel(8)
        to: root.restY
        duration: Theme.durPage
        easing.type: Easing.OutCubic
    }
}
