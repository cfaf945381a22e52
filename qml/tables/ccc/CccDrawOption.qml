import QtQuick
import Takujo.Table
import Takujo.Ui

// One way to draw, taken at once by a press.
StagePress {
    id: root

    required property int index
    required property string label
    required property string warning
    required property string digit      // key of the option
    property bool narrow: false         // smaller words, closer to the edges
    readonly property int edge: root.narrow ? 5 : 8

    implicitWidth: measure.advanceWidth + dot.width + 22
    corner: 5
    name: root.label
    note: root.warning

    TextMetrics {
        id: measure

        font.family: Theme.sans
        font.pixelSize: root.metrics.tx(13)
        font.weight: Font.Medium
        text: root.label
    }
    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.down ? Theme.accentSoft : root.hovered ? Theme.hover : Theme.raised
        border.width: Theme.edge
        border.color: root.hovered ? Theme.accent : Theme.wellLine
    }
    Rectangle {
        id: dot

        x: root.edge
        anchors.verticalCenter: parent.verticalCenter
        width: root.metrics.tx(16)
        height: width
        radius: width / 2
        color: root.down ? Theme.accent : "transparent"
        border.width: root.hovered ? 2 : 1.5
        border.color: root.hovered ? Theme.accent : Theme.line2

        // the digit key that takes it
        StageText {
            role: "chip"
            anchors.fill: parent
            horizontalAlignment: Text.AlignHCenter
            color: root.down ? Theme.onAccent : Theme.ink2
            text: root.digit
            Accessible.ignored: true
        }
    }
    StageText {
        role: root.narrow ? "chip" : "label"
        x: dot.x + dot.width + (root.narrow ? 4 : 6)
        width: root.width - x - (root.narrow ? 2 : 5)
        height: parent.height
        fontSizeMode: Text.Fit
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 0.9
        words: root.label
        Accessible.ignored: true
    }
    TkHint {
        control: root
        tip: root.warning
    }
}
