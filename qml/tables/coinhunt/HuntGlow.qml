import QtQuick
import Takujo.Table
import Takujo.Ui

// Warm light around the moat.
StageArea {
    id: root

    required property rect board        // canvas units

    readonly property real reach: 0.77 * root.board.width

    area: Qt.rect(root.board.x + root.board.width / 2 - root.reach, root.board.y + root.board.height / 2 - root.reach,
                  2 * root.reach, 2 * root.reach)

    Image {
        anchors.fill: parent
        visible: !Theme.highContrast && !Theme.plainTable
        opacity: Theme.dark ? 0.6 : 1
        sourceSize.width: 256
        source: visible ? "art/glow.svg" : ""
        Accessible.ignored: true
    }
}
