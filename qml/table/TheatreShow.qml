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
            Repeater {
                model: root.theatre.stage.leads(spot.modelData.motion) ? 1 : 0

                TheatreLine {
                    place: spot.modelData
                    source: Qt.rect(panel.x, panel.y, panel.width, panel.height)
                    colour: root.theatre.colour
                    drawn: root.theatre.come(root.theatre.lead, 240)
                }
            }
        }
    }
    TheatrePanel {
        id: panel

        theatre: root.theatre
    }
}
