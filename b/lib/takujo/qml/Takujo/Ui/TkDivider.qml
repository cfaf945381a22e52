import QtQuick
import Takujo.Ui

// A hairline, horizontal unless `upright`.
Rectangle {
    id: root

    property bool upright: false

    implicitWidth: root.upright ? 1 : 24
    implicitHeight: root.upright ? 24 : 1
    color: Theme.line
    Accessible.ignored: true
}
