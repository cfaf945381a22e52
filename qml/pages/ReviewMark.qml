import QtQuick
import Takujo.Ui

// The number of a costly move, in its list and on the curve.
Rectangle {
    id: root

    property int number: 1
    property bool chosen: false

    width: Theme.px(24)
    height: width
    radius: width / 2
    color: root.chosen ? Theme.shu : Theme.surface
    border.width: 2
    border.color: Theme.shu
    Accessible.ignored: true

    TkText {
        anchors.centerIn: parent
        role: "label"
        color: root.chosen ? Theme.shuInk : Theme.shu
        text: root.number
    }
}
