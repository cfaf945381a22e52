import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// The pawn of a seat on the map. It walks to its place, or flies there under a helicopter.
Item {
    id: root

    required property int colour
    required property HakkutsuCell cell     // null while nobody knows
    property real unit: 1
    property bool byAir: false              // this time
    property bool flying: false             // on its way; set by its flight
    property bool portable: false           // may be taken to a cell

    readonly property alias body: body
    readonly property alias offset: offset

    width: Math.round(40 * root.unit)
    height: Math.round(53 * root.unit)
    visible: root.cell !== null
    Accessible.ignored: true
    onFlyingChanged: if (!root.flying) root.byAir = false

    PieceDrag {
        picture: body
        enabled: root.portable
    }
    PieceBody {
        id: body

        width: root.width
        height: root.height
        transform: Translate { id: offset }

        StagePicture {
            anchors.fill: parent
            fillMode: Image.PreserveAspectFit
            source: Theme.seatArt(Qt.resolvedUrl("art/pawn-"), root.colour)
        }
        StagePicture {
            x: Math.round((root.width - width) / 2)
            y: -Math.round(46 * root.unit)
            width: Math.round(84 * root.unit)
            height: Math.round(56 * root.unit)
            visible: root.byAir && root.flying
            source: visible ? "art/helicopter.svg" : ""
        }
    }
}
