pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A location on the miniature, 139 x 196: name, two spaces, four fish with the number of their zone.
Rectangle {
    id: root

    required property TableMini table
    required property int location

    readonly property string id: ColdColours.locations[root.location]
    readonly property var spaces: [[4, 5], [2, 3], [0, 1]][root.location]
    readonly property RowLookup zones: RowLookup {
        model: root.table.session ? root.table.session.table.zones : null
        key: "zoneId"
    }

    width: 139
    height: 196
    radius: 6
    border.width: Theme.highContrast ? 1 : 0
    border.color: Theme.line2
    color: ColdColours.ground(root.location, 0)

    MiniText {
        x: 8
        y: 5
        width: 123
        visible: !root.table.plain
        size: 16
        elide: Text.ElideRight
        color: ColdColours.groundInk
        text: root.zones.revision >= 0 ? root.zones.value("loc." + root.id, "label") ?? "" : ""
    }
    Repeater {
        model: root.spaces

        ColdMiniSpace {
            required property int index
            required property int modelData

            x: 22 + index * 56
            y: 32
            table: root.table
            space: modelData
        }
    }
    Repeater {
        model: root.table.zone("loc." + root.id)

        Rectangle {
            id: fish

            required property int slot
            required property string kind
            required property coldPiece facts

            x: 7 + (fish.slot % 2) * 64
            y: 78 + Math.floor(fish.slot / 2) * 57
            width: 61
            height: 54
            radius: 4
            color: Theme.cardFace

            Rectangle {
                width: 20
                height: 20
                radius: 4
                visible: !root.table.plain
                color: ColdColours.badge

                MiniText {
                    anchors.centerIn: parent
                    color: ColdColours.badgeInk
                    text: String(fish.facts.zone)
                }
            }
            ColdPicture {
                x: 4
                y: root.table.plain ? 12 : 20
                width: 53
                height: 30
                art: ColdColours.fish(fish.kind)
            }
        }
    }
}
