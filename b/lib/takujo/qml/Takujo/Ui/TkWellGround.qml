import QtQuick
import Takujo.Ui

// What a TkWell is drawn on: the tray and its label.
Rectangle {
    id: root

    property alias head: line.text
    property alias note: line.note

    readonly property real headHeight: line.implicitHeight > 0 ? line.implicitHeight + 6 : 0
    readonly property real headWidth: line.implicitWidth

    radius: Theme.radiusPanel
    color: Theme.well
    border.width: Theme.edge
    border.color: Theme.wellLine

    TkHeadLine {
        id: line

        x: 12
        y: 10
        width: parent.width - 24
        ink: Theme.tableInk
        noteInk: Theme.tableInk2
    }
}
