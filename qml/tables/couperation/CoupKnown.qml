import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// On the back of a card in the knowledge view: the numbers it may be without spoiling the tower,
// and how many of those it can be fit.
Rectangle {
    id: root

    property real unit: 1
    property string range: ""
    property string more: ""
    property bool alarming: false       // this seat knows that turning it up loses

    implicitHeight: words.height + Math.round(4 * root.unit)
    radius: 4 * root.unit
    color: root.alarming ? Theme.errSoft : CoupColours.secretGround
    border.width: root.alarming ? 1 : 0
    border.color: Theme.err

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        TkPrint {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.range
            color: root.alarming ? Theme.err : CoupColours.secretInk
            font.family: Theme.sans
            font.weight: Font.Medium
            font.pixelSize: Math.max(12, Math.round(13 * root.unit))
        }
        TkPrint {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text.length > 0 && root.unit >= 0.85 // else there is room for one line only
            text: root.more
            color: root.alarming ? Theme.err : CoupColours.secretInk
            font.family: Theme.sans
            font.weight: Font.Normal
            font.pixelSize: Math.max(12, Math.round(12 * root.unit))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
    }
}
