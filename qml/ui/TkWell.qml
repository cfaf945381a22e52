import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A shallow tray in the wood of the table, with an optional label of one line.
T.Pane {
    id: root

    property string head: ""
    property string note: ""

    readonly property int headHeight: root.head === "" ? 0 : Theme.px(18) + 6

    implicitWidth: Math.max(implicitContentWidth, headText.implicitWidth + noteText.implicitWidth + 12)
                   + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: 12
    rightPadding: 12
    topPadding: 10 + root.headHeight
    bottomPadding: 10
    Accessible.role: Accessible.Grouping
    Accessible.name: root.head

    background: Rectangle {
        radius: Theme.radiusPanel
        color: Theme.well
        border.width: Theme.edge
        border.color: Theme.wellLine

        TkText {
            id: headText

            role: "panelHead"
            x: 12
            y: 10
            width: Math.min(implicitWidth, parent.width - 24)
            color: Theme.tableInk
            text: root.head
            Accessible.ignored: true
        }
        TkText {
            id: noteText

            role: "caption"
            anchors.right: parent.right
            anchors.rightMargin: 12
            anchors.verticalCenter: headText.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, parent.width - headText.width - 36))
            color: Theme.tableInk2
            text: root.note
        }
    }
}
