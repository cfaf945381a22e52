import QtQuick
import Takujo.Ui

// A page coming in: fades and rises 8 px. Its place must not be bound on y while it runs.
ParallelAnimation {
    id: root

    required property Item target

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
        from: Theme.travel(8)
        to: 0
        duration: Theme.durPage
        easing.type: Easing.OutCubic
    }
}
