import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// One mark and its meaning.
StageItem {
    id: root

    enum Mark { Own, Near, Legal, Pick, Last }
    required property int kind
    required property string words
    property int colour: 0
    property bool small: false

    readonly property real side: root.metrics.tx(root.small ? 16 : 20)
    // A square with coins shows a dot in place of the ring.
    readonly property bool dotted: root.kind === CccLegendEntry.Legal
    readonly property real markWidth: root.dotted ? Math.round(1.5 * root.side) : root.side

    implicitWidth: root.markWidth + root.metrics.tx(6) + text.implicitWidth
    implicitHeight: Math.max(root.side, text.implicitHeight)

    TkBox {
        width: Math.round(root.dotted ? root.side * 0.9 : root.side)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: root.kind !== CccLegendEntry.Last
        corner: root.dotted ? width / 2 : 3
        fill: root.kind === CccLegendEntry.Own ? CccColours.tint(root.colour) : root.dotted ? Qt.alpha(Theme.legal, 0.14)
                                                                                              : Theme.tile
        ink: root.dotted ? Theme.legal : root.kind === CccLegendEntry.Pick ? Theme.pick : Theme.seatInk(root.colour)
        edge: root.kind === CccLegendEntry.Near ? 2 : 3
        dashed: root.kind === CccLegendEntry.Near
    }
    Rectangle {
        x: root.markWidth - width
        width: Math.round(root.side * 0.45)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: root.dotted
        radius: width / 2
        color: Theme.legal
    }
    Image {
        width: Math.round(root.side * 0.8)
        height: width
        anchors.verticalCenter: parent.verticalCenter
        visible: root.kind === CccLegendEntry.Last
        sourceSize.width: 24
        sourceSize.height: 24
        source: visible ? Theme.lastArt(1) : ""
    }
    StageText {
        id: text

        role: root.small ? "caption" : "log"
        x: root.markWidth + root.metrics.tx(6)
        width: Math.min(implicitWidth, root.width - x)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        text: root.words
    }
}
