import QtQuick
import Takujo.Ui

// Marks a turn that put something where something lay.
Rectangle {
    width: 7
    height: 7
    radius: 3.5
    color: "transparent"
    border.width: 1.5
    border.color: Theme.gold
}
