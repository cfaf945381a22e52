import QtQuick
import Takujo.Table
import Takujo.Ui

// A sum or difference of two cards of the hand, and whether the reserve holds its number. A press
// starts the action with these two.
StagePress {
    id: root

    required property var pair          // a, b, adds (else takes away), result, need, target
    property int step: 1                // what one discard is worth
    property bool first: false

    readonly property bool fits: root.pair.need === 0
    readonly property bool nearly: root.pair.need > 0
    readonly property string words: root.pair.a + (root.pair.adds ? " + " : " − ") + root.pair.b
    readonly property color ink: root.fits || root.nearly ? Theme.ink : Theme.ink3

    implicitHeight: Math.max(root.metrics.px(31), root.metrics.tx(26))
    corner: 4
    name: root.words + " = " + root.pair.result
    note: root.fits ? qsTr("In the reserve")
        : root.nearly ? qsTr("With %n discard(s): %1", "", root.pair.need).arg(root.pair.target) : qsTr("Not in the reserve")

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: -4
        anchors.rightMargin: -4
        radius: 4
        visible: root.usable && (root.hovered || root.down)
        color: root.down ? Theme.press : Theme.hover
    }
    Rectangle {
        width: root.width
        height: 1
        visible: !root.first
        color: Theme.line
    }
    StageText {
        role: "number"
        font.pixelSize: root.metrics.tx(15)
        width: equals.x - 4
        height: root.height
        fontSizeMode: Text.HorizontalFit
        color: root.ink
        text: root.words
        Accessible.ignored: true
    }
    StageText {
        id: equals

        x: result.x - width - root.metrics.tx(4)
        width: implicitWidth
        height: root.height
        color: Theme.ink3
        text: "="
        Accessible.ignored: true
    }
    StageText {
        id: result

        role: "number"
        font.pixelSize: root.metrics.tx(17)
        x: mark.x - width - root.metrics.tx(2)
        width: root.metrics.tx(26)
        height: root.height
        horizontalAlignment: Text.AlignRight
        color: root.ink
        text: root.pair.result < 0 ? "−" + -root.pair.result : String(root.pair.result)
        Accessible.ignored: true
    }
    Item {
        id: mark

        x: root.width - width
        width: root.metrics.tx(36)
        height: root.height

        TkIcon {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            size: 18
            visible: root.fits
            name: root.fits ? "check" : ""
            ink: Theme.good
        }
        StageText {
            role: "caption"
            anchors.right: parent.right
            height: parent.height
            width: Math.min(implicitWidth, parent.width)
            fontSizeMode: Text.HorizontalFit
            visible: root.nearly
            color: Theme.warn
            text: qsTr("±%1", "with discards").arg(root.pair.need * root.step)
            Accessible.ignored: true
        }
    }
    TkHint {
        control: root
        tip: root.fits || root.nearly ? root.note : ""
    }
}
