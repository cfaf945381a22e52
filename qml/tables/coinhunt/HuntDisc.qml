import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coinhunt

// The drawing of a coin with its shadow, nothing more: for pieces and for what only shows one.
Item {
    id: root

    property int side: 52               // pixels
    property string kind: ""
    property bool shadowed: true
    property bool lifted: false
    property real turned: 0             // degrees, clockwise

    width: root.side
    height: root.side
    Accessible.ignored: true

    StagePicture {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Math.round(root.side * (root.lifted ? 0.08 : 0.045))
        width: Math.round(root.side * 1.12)
        height: width
        visible: root.shadowed && !Theme.highContrast
        source: visible ? Theme.art("shadow-disc.svg") : ""
    }
    StagePicture {
        anchors.fill: parent
        rotation: root.turned
        source: root.kind ? HuntColours.art(root.kind) : ""
    }
}
