import QtQuick
import Takujo.Table
import Takujo.Ui

// The square that is to be paid, with the points it takes.
StageItem {
    id: root

    property int number: 0

    readonly property bool set: root.number > 0

    Accessible.role: Accessible.StaticText
    Accessible.name: root.set ? qsTr("Square %1 takes %2 points").arg(root.number).arg(root.number * root.number)
                              : qsTr("No square chosen")

    TkBox {
        anchors.fill: parent
        corner: Theme.radiusPanel
        fill: root.set ? Theme.tile : "transparent"
        ink: root.set ? Theme.pick : Theme.line2
        edge: root.set ? 4 : 1.5
        dashed: !root.set
    }
    TkPrint {
        y: Math.round(parent.height * 0.03)
        width: parent.width
        height: Math.round(parent.height * 0.6)
        visible: root.set
        text: String(root.number)
        color: Theme.tileInk
        font.pixelSize: Math.round(Math.min(46 * root.metrics.k, parent.height * 0.4))
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    StageText {
        role: "label"
        y: root.set ? Math.round(parent.height * 0.67) : 0
        x: 4
        width: parent.width - 8
        height: root.set ? Math.round(parent.height * 0.24) : parent.height
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        wrapMode: root.set ? Text.NoWrap : Text.WordWrap
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 1
        color: root.set ? Theme.tileInk : Theme.ink3
        words: root.set ? root.number + "² = " + root.number * root.number : qsTr("Choose a square")
        Accessible.ignored: true
    }
}
