pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// An empty place: its outline, and the numbers that may lie there.
Item {
    id: root

    property real unit: 1
    property bool reached: false        // a card can come here now
    property bool lit: false            // one of the chosen cards can
    property bool faint: false          // belongs to some of the possible pyramids only
    property bool onlyFinish: false
    property bool hovered: false
    property string range: ""
    property string more: ""

    TkBox {
        anchors.fill: parent
        corner: 8 * root.unit
        dashed: !root.lit
        edge: Math.max(1, (root.lit ? 2.5 : 1.5) * root.unit)
        ink: root.onlyFinish ? CoupColours.finishEdge : root.reached || root.lit ? CoupColours.openEdge : CoupColours.slotEdge
        fill: root.lit ? CoupColours.tinted(root.hovered ? 0.34 : 0.2)
              : root.range.length === 0 && !root.reached ? "transparent"
              : root.hovered && root.reached ? CoupColours.tinted(0.22) : CoupColours.openFill
        opacity: root.reached || root.lit || root.onlyFinish ? 1 : root.faint ? 0.4 : 1
    }
    MadeLater {
        wanted: root.onlyFinish

        StagePicture {
            anchors.centerIn: parent
            width: Math.round(54 * root.unit)
            height: Math.round(48.6 * root.unit)
            visible: root.onlyFinish
            opacity: root.lit ? 0.8 : 0.42
            source: visible ? "art/finish.svg" : ""
        }
    }
    Column {
        anchors.centerIn: parent
        width: parent.width

        TkPrint {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text.length > 0
            text: root.range
            color: CoupColours.openInk
            font.family: Theme.sans
            font.weight: root.lit ? Font.Medium : Font.Normal
            font.pixelSize: Math.max(12, Math.round(14 * root.unit))
        }
        TkPrint {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            visible: text.length > 0 && root.unit >= 0.85 // else there is room for one line only
            text: root.more
            color: CoupColours.openInk
            opacity: 0.85
            font.family: Theme.sans
            font.weight: Font.Normal
            font.pixelSize: Math.max(12, Math.round(12 * root.unit))
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
        }
    }
}
