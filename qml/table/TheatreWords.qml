import QtQuick
import Takujo.Table
import Takujo.Ui

// A sentence of a scene. What scores or happens by itself stands out.
StageItem {
    id: root

    required property string text
    property bool special: false
    property bool first: false

    readonly property int pad: root.special ? root.metrics.px(8) : 0

    implicitHeight: words.implicitHeight + (root.special ? root.metrics.px(6) : 0)

    Rectangle {
        anchors.fill: parent
        visible: root.special
        radius: Theme.radius
        color: Theme.goldSoft
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.gold
    }
    StageText {
        id: words

        x: root.pad
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 2 * root.pad
        role: root.first ? "strong" : "log"
        words: root.text
        Accessible.ignored: true
    }
}
