import QtQuick
import Takujo.Ui
import Takujo.Tables.Coldwater

// An angler token with the number that lies up.
Item {
    id: root

    required property real unit
    property int number: 1

    ColdPicture {
        width: root.width
        height: root.height
        art: "angler-" + root.number
    }
    Rectangle {
        x: root.width - width + Math.round(3 * root.unit)
        y: root.height - height + Math.round(3 * root.unit)
        width: Math.max(18, Math.round(22 * root.unit))
        height: width
        radius: width / 2
        color: ColdColours.tokenBadge
        border.width: 1.5
        border.color: ColdColours.tokenEdge

        TkPrint {
            anchors.centerIn: parent
            text: String(root.number)
            color: ColdColours.badgeInk
            font.pixelSize: Math.max(12, Math.round(14 * root.unit))
        }
    }
}
