import QtQuick
import Takujo.Ui

// The minus or plus end of a TkSpin.
Item {
    id: root

    required property string iconName
    property bool pressed: false
    property bool hovered: false
    property bool usable: true

    implicitWidth: Theme.px(32)
    opacity: root.usable ? 1 : 0.45

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2
        radius: Theme.radiusSmall
        color: !root.usable ? "transparent" : root.pressed ? Theme.press : root.hovered ? Theme.hover : "transparent"
    }
    TkIcon {
        anchors.centerIn: parent
        name: root.iconName
        size: 16
    }
}
