import QtQuick
import Takujo.Pages
import Takujo.Ui

// A label and its control; below each other where it is narrow.
Item {
    id: root

    property string text: ""
    default property alias control: slot.data

    readonly property bool beside: label.width + 16 + slot.width <= width

    width: parent ? parent.width : 0
    implicitHeight: root.beside ? Math.max(Theme.px(36), slot.height) : label.height + 4 + slot.height

    TkText {
        id: label

        y: root.beside ? Math.round((root.height - height) / 2) : 0
        width: Math.max(Theme.px(180), implicitWidth)
        text: root.text
        Accessible.ignored: true
    }
    Item {
        id: slot

        x: root.beside ? label.width + 16 : 0
        y: root.beside ? Math.round((root.height - height) / 2) : label.height + 4
        width: childrenRect.width
        height: childrenRect.height
    }
}
