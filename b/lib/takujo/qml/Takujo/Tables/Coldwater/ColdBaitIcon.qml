import QtQuick
import Takujo.Tables.Coldwater

// A bait crystal of a colour (1 to 6), with its crest from 18 pixels on printed by the drawing.
ColdPicture {
    property int colour: 1

    height: width
    art: "bait-" + (ColdColours.colours[colour - 1] ?? "clear")
}
