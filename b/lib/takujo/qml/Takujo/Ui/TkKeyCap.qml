import QtQuick
import Takujo.Ui

// The key that does the same, at the right end of a button or menu row.
Rectangle {
    id: root

    property alias text: label.text
    property color ink: Theme.ink3
    property color edgeInk: Theme.line
    property color fill: Theme.surface

    implicitWidth: label.implicitWidth + 10
    implicitHeight: Theme.px(18)
    radius: Theme.radiusKey
    color: root.fill
    border.width: 1
    border.color: root.edgeInk
    Accessible.ignored: true

    TkText {
        id: label

        role: "caption"
        anchors.centerIn: parent
        color: root.ink
    }
}
