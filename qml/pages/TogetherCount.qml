import QtQuick
import Takujo.Pages
import Takujo.Ui

// A count of a match played together, with the crest of a seat where it is one's own.
Item {
    id: root

    property string told
    property int count: 0
    property int colour: -1             // of the seat; -1 = of all

    width: parent?.width ?? 0
    height: Theme.px(28)
    Accessible.role: Accessible.StaticText
    Accessible.name: Wording.about(root.told, String(root.count))

    TkSeatDisc {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.colour >= 0
        size: 22
        seat: Math.max(0, root.colour)
    }
    TkText {
        x: root.colour >= 0 ? 32 : 12
        anchors.verticalCenter: parent.verticalCenter
        width: number.x - x - 8
        text: root.told
        Accessible.ignored: true
    }
    TkText {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: 22
        anchors.verticalCenter: parent.verticalCenter
        role: "number"
        text: root.count
        Accessible.ignored: true
    }
}
