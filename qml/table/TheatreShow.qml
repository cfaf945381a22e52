pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// What a theatre puts on the canvas: its panel, and rings round the places.
Item {
    id: root

    required property Theatre theatre

    function placeOf(motion: var): var {
        return panel.placeOf(motion)
    }

    Repeater {
        model: root.theatre.places()

        // The ring itself may go to its piece.
        Item {
            id: spot

            required property var modelData

            TheatreRing {
                place: spot.modelData
                colour: root.theatre.colour
            }
        }
    }
    TheatrePanel {
        id: panel

        theatre: root.theatre
    }
}
