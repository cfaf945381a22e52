pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// The seats in turn order: rows one can drag, or move with Ctrl and the arrows.
FocusScope {
    id: root

    required property SetupModel setup

    readonly property int rowHeight: Theme.px(62)
    readonly property int pitch: root.rowHeight + 10
    readonly property int free: root.setup.maxSeats - root.setup.seats.count
    readonly property bool fits: root.setup.misfit.length === 0

    implicitHeight: foot.y + foot.height

    TkHeading {
        id: head

        text: qsTr("Seats")
    }
    TkText {
        anchors.right: parent.right
        anchors.verticalCenter: head.verticalCenter
        role: "caption"
        width: Math.min(implicitWidth, root.width - head.width - 16)
        text: qsTr("The top seat begins. Drag to reorder.")
    }
    Item {
        id: list

        y: head.height + 10
        width: parent.width
        height: root.setup.seats.count * root.pitch

        Repeater {
            model: root.setup.seats

            SetupSeatRow {
                width: list.width
                height: root.rowHeight
                pitch: root.pitch
                setup: root.setup
            }
        }
    }
    TkButton {
        id: add

        y: list.y + list.height
        width: parent.width
        height: root.free > 0 ? root.rowHeight : 0
        visible: root.free > 0
        kind: "quiet"
        iconName: "plus"
        text: qsTr("Add a seat (%n left)", "", root.free)
        onClicked: root.setup.addSeat()

        TkBox {
            anchors.fill: parent
            corner: Theme.radiusPanel
            dashed: true
            ink: Theme.line2
        }
    }
    Flow {
        id: tools

        y: add.y + add.height + (root.free > 0 ? 16 : 6)
        width: parent.width
        spacing: 10

        TkButton {
            iconName: "shuffle"
            text: qsTr("Draw lots for the order")
            onClicked: root.setup.shuffleSeats()
        }
        Row {
            spacing: 8

            TkText {
                anchors.verticalCenter: parent.verticalCenter
                role: "label"
                color: Theme.ink2
                text: qsTr("Pace of the computer")
            }
            TkComboBox {
                label: qsTr("Pace of the computer")
                model: Phrases.paces.map(pace => Phrases.word(pace))
                currentIndex: Phrases.paces.indexOf(App.settings.pace)
                onActivated: index => App.settings.pace = Phrases.paces[index]
            }
        }
    }
    TkBanner {
        id: foot

        y: tools.y + tools.height + 18
        width: parent.width
        kind: root.fits ? "info" : "err"
        text: root.setup.misfit || qsTr("The computer decides only by what can be seen from its own seat.")
    }
}
