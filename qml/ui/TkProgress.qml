import QtQuick
import Takujo.Ui

// A bar with numbers: 744 / 1,200 games.
Item {
    id: root

    property int value: 0
    property int total: 0               // 0: the end is not known yet
    property string unit: ""            // after the numbers
    property string label: ""           // accessible name

    readonly property real share: root.total > 0 ? Math.max(0, Math.min(1, root.value / root.total)) : 0
    readonly property string numbers: Number(root.value).toLocaleString(Qt.locale(), "f", 0)
        + (root.total > 0 ? " / " + Number(root.total).toLocaleString(Qt.locale(), "f", 0) : "") + root.unit

    implicitWidth: Theme.px(260)
    implicitHeight: count.implicitHeight
    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.label
    Accessible.description: root.numbers

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(0, count.x - 10)
        height: 6
        radius: 3
        color: Theme.sunk
        border.width: Theme.highContrast ? 1 : 0
        border.color: Theme.line2

        Rectangle {
            width: Math.round(root.share * parent.width)
            height: parent.height
            radius: 3
            color: Theme.accent
        }
    }
    TkText {
        id: count

        role: "caption"
        x: parent.width - width
        anchors.verticalCenter: parent.verticalCenter
        text: root.numbers
        Accessible.ignored: true
    }
}
