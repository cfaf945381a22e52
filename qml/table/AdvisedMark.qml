import QtQuick
import Takujo.Ui

// A small lamp: what a hint is about.
Rectangle {
    width: 24
    height: 24
    radius: 12
    color: Theme.accent
    border.width: 1.5
    border.color: Theme.onAccent

    TkIcon {
        x: 4
        y: 4
        width: 16
        height: 16
        name: "hint"
        ink: Theme.onAccent
    }
}
