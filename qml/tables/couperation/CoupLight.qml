import QtQuick
import Takujo.Ui

// The light behind the tower: it grows with every finished row and says nothing else.
Image {
    id: root

    property real share: 0              // finished rows of all rows

    visible: !Theme.highContrast && !Theme.plainTable
    opacity: 0.4 + 0.6 * root.share
    sourceSize.width: 435
    sourceSize.height: 310
    source: visible ? "art/glow.svg" : ""
    Accessible.ignored: true

    Behavior on opacity {
        NumberAnimation { duration: Theme.durMyTurn; easing.type: Easing.OutQuad }
    }
}
