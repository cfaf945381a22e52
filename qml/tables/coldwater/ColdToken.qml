pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// An angler token with the number that lies up. On a space the space is pressed, not the token.
ColdItem {
    id: root

    required property real unit
    required property SeatLookup seats
    property bool portable: false

    // Here and not in the disc: what a Repeater made outlives the token by a moment.
    readonly property int actorColour: root.lastActor >= 0 ? root.seats.colourOf(root.lastActor) : 0

    usable: false
    corner: width / 2

    Image {
        x: -root.width * 0.14
        y: -root.height * 0.1
        width: root.width * 1.28
        height: root.height * 1.28
        visible: !Theme.highContrast
        sourceSize.width: 96
        sourceSize.height: 96
        source: visible ? Theme.art("shadow-disc.svg") : ""
    }
    ColdTokenFace {
        anchors.fill: parent
        unit: root.unit
        number: root.facts.side
    }
    // Who moved it since the viewer's last turn.
    Repeater {
        model: root.lastActor >= 0 ? 1 : 0

        TkSeatDisc {
            x: -Math.round(5 * root.unit)
            y: root.height - height + Math.round(4 * root.unit)
            size: Math.max(16, Math.round(18 * root.unit))
            seat: root.actorColour
        }
    }
    PieceMarks {
        piece: root
        unit: root.unit
    }
    PieceDrag {
        picture: root.shaken
        enabled: root.portable
    }
}
