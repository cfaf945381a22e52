pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// The coins of one seat on a square: at most three discs seen from above, their number, and the
// coins planned for this turn as ghosts on top.
Item {
    id: root

    property int colour: 0
    property int count: 0
    property int planned: 0
    property real side: 34              // of a disc, in pixels
    property real unit: 1
    property real room: 1.5 * root.side // from here to where the square ends, in pixels
    property bool counted: true         // there is room for a number
    property bool beside: false         // another seat's coins and number are close on the left
    property real drop: 1               // 0 to 1: how far the newest coin has come down

    readonly property int solid: Math.min(3, root.count)
    readonly property int ghosts: Math.min(3 - Math.min(2, root.solid), root.planned)
    readonly property real step: 3 * root.unit

    width: root.side
    height: root.side

    Image {
        x: -root.side * 0.06
        y: -root.side * 0.02
        width: root.side * 1.12
        height: root.side * 1.16
        visible: root.count > 0 && !Theme.highContrast
        opacity: Theme.dark ? 0.9 : 0.6
        sourceSize.width: 40
        sourceSize.height: 40
        source: visible ? Theme.art("shadow-disc.svg") : ""
    }
    Repeater {
        model: root.solid + root.ghosts

        StagePicture {
            id: disc

            required property int index

            readonly property bool ghost: index >= root.solid
            readonly property real drop: index === root.solid + root.ghosts - 1 ? root.drop : 1

            y: -disc.index * root.step - Theme.travel(16 * root.unit) * (1 - disc.drop)
            width: root.side
            height: root.side
            opacity: (disc.ghost ? 0.62 : 1) * disc.drop
            source: Theme.seatArt(Theme.art("coin-seat-"), root.colour)
        }
    }
    CccBadge {
        id: badge

        x: Math.min(root.side - 10 * root.unit, root.side + 8 * root.unit - width, root.room - width)
        y: root.side - (root.beside && badge.width > badge.height * 1.3 ? 32 : 15) * root.unit
        visible: root.counted && (root.count > 1 || root.planned > 1 || (root.count > 0 && root.planned > 0))
        unit: root.unit
        fill: root.planned > 0 ? Theme.shu : CccColours.badge
        ink: root.planned > 0 ? Theme.shuInk : "white"
        text: root.planned > 0 && root.count > 0 ? root.count + "+" + root.planned
                                                 : String(root.count + root.planned)
    }
}
