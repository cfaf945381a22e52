pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Hakkutsu

// The viewer's equipment side by side; as a column with all words while one chooses what to keep.
ZoneView {
    id: root

    property bool large: false
    property bool asking: false
    property bool ready: false          // Enter sends the move

    readonly property real gap: root.metrics.px(8)
    // Cards beside each other before a second row begins.
    readonly property int perRow: root.large ? 1 : Math.max(2, Math.ceil(root.size / root.rowsFit))
    readonly property int rowsFit: Math.max(1, Math.floor((root.height + root.gap) / (root.metrics.px(44) + root.gap)))
    readonly property int rowsUsed: Math.max(1, Math.ceil(root.size / root.perRow))
    readonly property real cardWidth: (root.width - (root.perRow - 1) * root.gap) / root.perRow
    readonly property int mostHeight: !root.large ? 64 : root.metrics.tall ? 104 : 94     // all of its words
    readonly property real cardHeight: Math.min(root.metrics.px(root.mostHeight) * Math.max(1, root.metrics.density * 0.9),
        (root.height - (root.rowsUsed - 1) * root.gap) / root.rowsUsed)

    zoneId: "hand"

    ZonePieces {
        zone: root

        HakkutsuEquipCard {
            large: root.large
            asking: root.asking
            usable: root.asking
            enterConfirms: root.ready
            x: Math.round((index % root.perRow) * (root.cardWidth + root.gap))
            y: Math.round(Math.floor(index / root.perRow) * (root.cardHeight + root.gap))
            z: flying ? 300 : activeFocus ? 200 : 0
            width: Math.round(root.cardWidth)
            height: Math.round(root.cardHeight)
        }
    }
}
