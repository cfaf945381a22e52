import QtQuick
import Takujo.Ui

// The tag of a fish, told apart by form as well as by colour: coral a disc, teal a bar, amber a diamond,
// violet a square, grey a ring.
Item {
    id: root

    required property int tag   // as ColdColours.tags has them
    property bool framed: false // this one counts
    property bool outlined: false

    implicitHeight: 10
    implicitWidth: Math.round(1.5 * root.height)
    visible: root.tag > 0

    Rectangle {
        readonly property bool bar: root.tag === 2
        readonly property bool turned: root.tag === 3
        readonly property bool hollow: root.tag === 5
        readonly property real side: root.height * (turned ? 0.74 : bar ? 0.56 : 0.88)

        anchors.centerIn: parent
        width: bar ? root.width : side
        height: side
        rotation: turned ? 45 : 0
        radius: turned || root.tag === 4 ? 1 : side / 2
        color: hollow ? "transparent" : ColdColours.tags[root.tag]
        border.width: hollow ? Math.max(2, side / 4) : root.outlined ? 1 : 0
        border.color: hollow ? ColdColours.tags[root.tag] : Theme.line2
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -2
        visible: root.framed
        radius: 3
        color: "transparent"
        border.width: 1.5
        border.color: Theme.ink
    }
}
