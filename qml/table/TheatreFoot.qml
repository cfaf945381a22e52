import QtQuick
import Takujo.Table
import Takujo.Ui

// Below a scene: the sum behind it, and the key that goes on.
Rectangle {
    id: root

    property string sum: ""
    property bool stepping: false       // it stands until a key is pressed
    property int pad: 0
    property int gap: 0

    readonly property bool fits: equation.implicitWidth <= equation.width

    radius: Theme.radiusPanel - 2
    color: Theme.sunk

    StageText {
        id: equation

        role: "number"
        x: root.pad
        width: root.width - 2 * root.pad - (next.visible ? next.width + root.gap : 0)
        height: root.height
        visible: root.fits
        text: root.sum
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
