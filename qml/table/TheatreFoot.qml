import QtQuick
import Takujo.Table
import Takujo.Ui

// Below a scene: the sum behind it, and the key that goes on.
Rectangle {
    id: root

    property string sum: ""
    property real shown: 1              // how much of it, 0 to 1: group by group
    property bool stepping: false       // it stands until a key is pressed
    property int pad: 0
    property int gap: 0

    readonly property var groups: root.sum.split(" ")
    readonly property bool fits: whole.advanceWidth <= equation.width

    radius: Theme.radiusPanel - 2
    color: Theme.sunk

    TextMetrics {
        id: whole

        font: equation.font
        text: root.sum
    }
    StageText {
        id: equation

        role: "number"
        x: root.pad
        width: root.width - 2 * root.pad - (next.visible ? next.width + root.gap : 0)
        height: root.height
        visible: root.fits
        text: root.shown >= 1 ? root.sum : root.groups.slice(0, Math.ceil(root.shown * root.groups.length)).join(" ")
        Accessible.ignored: true
    }
    StageText {
        id: next

        role: "caption"
        x: root.width - width - root.pad
        height: root.height
        visible: root.stepping
        text: qsTr("Next: %1").arg(ActionKeys.word("next"))
        Accessible.ignored: true
    }
}
