import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A thin bar that widens under the pointer. Shown only when there is something to scroll.
T.ScrollBar {
    id: root

    implicitWidth: root.horizontal ? 40 : 10
    implicitHeight: root.horizontal ? 10 : 40
    padding: 2
    minimumSize: 0.08
    visible: root.policy === T.ScrollBar.AlwaysOn || (root.policy === T.ScrollBar.AsNeeded && root.size < 1)

    contentItem: Item {
        implicitWidth: 6
        implicitHeight: 6

        Rectangle {
            readonly property int thick: root.hovered || root.pressed ? 6 : 4

            x: root.horizontal ? 0 : parent.width - width
            y: root.horizontal ? parent.height - height : 0
            width: root.horizontal ? parent.width : thick
            height: root.horizontal ? thick : parent.height
            radius: thick / 2
            color: root.pressed ? Theme.ink3 : Theme.line2
            opacity: root.hovered || root.pressed || Theme.highContrast ? 1 : 0.55
        }
    }
}
