import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// Another seat in short: crest and small tackle box. Pressed, its board and catch are shown.
StagePress {
    id: root

    readonly property SeatLookup seats: root.stage.seats
    required property ColdAsked asked
    required property int seat
    property real crystal: 8
    property bool brief: false          // crest only

    width: row.width + root.metrics.px(8)
    height: Math.max(28, root.metrics.px(30))
    corner: Theme.radius
    name: qsTr("Board of %1").arg(root.seats.nameOf(root.seat))
    note: box.words
    Component.onCompleted: root.stage.register("seat." + root.seat, root)

    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: root.hovered ? Theme.hover : Theme.raised
        border.width: Theme.edge
        border.color: Theme.line2
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: root.metrics.px(4)

        TkSeatDisc {
            anchors.verticalCenter: parent.verticalCenter
            size: Math.max(18, root.metrics.px(20))
            seat: root.seats.colourOf(root.seat)
        }
        ColdMiniBox {
            id: box

            anchors.verticalCenter: parent.verticalCenter
            visible: !root.brief
            asked: root.asked
            seat: root.seat
            crystal: root.crystal
        }
    }
    TkHint {
        control: root
        title: root.name
        tip: root.note
    }
}
