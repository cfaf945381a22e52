pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A location: its ground, the deck with its top card, four fish in zones 3 4 over 5 6. The spaces
// above them belong to ColdSpaces.
StageItem {
    id: root

    required property ColdAsked asked
    required property ColdGeometry geometry
    required property int location
    property var caughtZones: []        // slots the bait chosen now would catch

    readonly property string id: ColdColours.locations[root.location]
    readonly property alias fish: fish
    readonly property alias deck: deck
    readonly property bool catching: root.asked.phase === Cold.Phase.Catch

    signal chosen(PieceItem piece)

    Accessible.role: Accessible.Grouping
    Accessible.name: root.asked.label("loc." + root.id)

    TkShadow {
        level: 2
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        border.width: Theme.highContrast ? Theme.edge : 0
        border.color: Theme.line2
        gradient: Gradient {
            GradientStop { position: 0; color: ColdColours.ground(root.location, 0) }
            GradientStop { position: 1; color: ColdColours.ground(root.location, 1) }
        }
    }
    ColdText {
        role: "boxTitle"
        x: root.metrics.px(12)
        width: deck.x - x - root.metrics.px(8)
        height: root.metrics.px(root.geometry.headHeight)
        color: ColdColours.groundInk
        text: root.asked.label("loc." + root.id)
    }
    ZoneView {
        id: deck

        zoneId: "deck." + root.id
        label: root.asked.label(zoneId)
        x: root.width - width - root.metrics.px(10)
        y: root.metrics.px(3)
        width: Math.max(root.metrics.px(78), root.metrics.tx(30) + root.metrics.px(50))
        height: Math.max(28, root.metrics.px(root.geometry.headHeight - 4))
        onChosen: (piece) => root.chosen(piece)

        TkBox {
            anchors.fill: parent
            visible: deck.size === 0
            corner: root.metrics.px(5)
            ink: ColdColours.groundInk
            dashed: true
            edge: 1.5
        }
        ZonePieces {
            zone: deck

            ColdTopFish {
                under: root.asked.stack(deck.zoneId)
                usable: root.catching
                enterConfirms: !legal
                width: deck.width
                height: deck.height
            }
        }
    }
    Repeater {
        model: 4

        TkBox {
            required property int index

            readonly property rect area: root.geometry.fish(index)

            x: root.metrics.px(area.x)
            y: root.metrics.px(area.y)
            width: root.metrics.px(area.width)
            height: root.metrics.px(area.height)
            corner: root.metrics.px(6)
            ink: Qt.alpha(ColdColours.groundInk, 0.5)
            dashed: true
            edge: 1.5
        }
    }
    ZoneView {
        id: fish

        anchors.fill: parent
        zoneId: "loc." + root.id
        label: root.Accessible.name
        onChosen: (piece) => root.chosen(piece)

        ZonePieces {
            zone: fish

            ColdFishCard {
                readonly property rect area: root.geometry.fish(slot)

                usable: root.catching
                enterConfirms: !legal
                caught: root.caughtZones.indexOf(slot) >= 0
                x: root.metrics.px(area.x)
                y: root.metrics.px(area.y)
                z: flying ? 300 : activeFocus ? 200 : 0
                width: root.metrics.px(area.width)
                height: root.metrics.px(area.height)
            }
        }
    }
}
