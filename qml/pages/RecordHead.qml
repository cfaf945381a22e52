pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Which match is looked at, and from which seat.
Item {
    id: root

    required property MatchSession session

    implicitHeight: Math.max(facts.height, seat.height)

    Row {
        id: facts

        anchors.verticalCenter: parent.verticalCenter
        spacing: 10

        TkText {
            anchors.verticalCenter: parent.verticalCenter
            role: "barTitle"
            text: root.session ? root.session.info.gameName : ""
        }
        TkChip { anchors.verticalCenter: parent.verticalCenter; text: root.session ? root.session.info.rulesName : "" }
        TkChip {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session !== null && root.session.practice
            tint: "warn"
            text: qsTr("practice")
        }
        // The last one: it goes where there is no room.
        TkChip {
            anchors.verticalCenter: parent.verticalCenter
            visible: facts.x + x + width < seatWords.x
            text: root.session ? qsTr("Deal %1").arg(root.session.info.dealNumber) : ""
        }
    }
    TkText {
        id: seatWords

        anchors.right: seat.left
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        role: "caption"
        text: qsTr("Seen from")
    }
    TkComboBox {
        id: seat

        readonly property int seats: root.session ? root.session.seatCount : 0

        anchors.right: parent.right
        size: 32
        label: qsTr("Seen from")
        // the public view comes last
        model: Array.from({ length: seat.seats + 1 }, (none, i) => i < seat.seats ? root.session.seatName(i) : qsTr("outside"))
        currentIndex: root.session && root.session.view.seat >= 0 ? root.session.view.seat : seat.seats
        onActivated: index => root.session.view.lookFrom(index < seat.seats ? index : -1)
    }
}
