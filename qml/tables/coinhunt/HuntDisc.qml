import QtQuick
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
    readonly property int source: Math.ceil(root.side / 8) * 8

    width: root.side
    height: root.side
    Accessible.ignored: true

    Image {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: Math.round(root.side * (root.lifted ? 0.08 : 0.045))
        width: Math.round(root.side * 1.12)
        height: width
        visible: root.shadowed && !Theme.highContrast
        sourceSize.width: root.source
        sourceSize.height: root.source
        source: visible ? Theme.art("shadow-disc.svg") : ""
    }
    Image {
        anchors.fill: parent
        rotation: root.turned
        sourceSize.width: root.source
        sourceSize.height: root.source
        source: root.kind ? HuntColours.art(root.kind) : ""
    }
}
