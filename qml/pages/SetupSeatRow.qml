pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// One seat: handle, colour, name, person or computer, level, remove.
FocusScope {
    id: root

    required property SetupModel setup
    required property int pitch
    required property int index
    required property string name
    required property string placeholder
    required property bool human
    required property string level
    required property int colour
    required property string program

    readonly property var levels: root.setup.oneLevel ? ["expert"] : Phrases.levels

    y: drag.active ? dragY : root.index * root.pitch
    z: drag.active ? 2 : 1

    property real dragY: 0

    // Of who plays among levels and programs.
    readonly property int place: root.program.length > 0
        ? root.levels.length + App.programs.names.indexOf(root.program)
        : Math.max(0, root.levels.indexOf(root.level))

    function choose(index: int) {
        const program = index - root.levels.length
        if (program < 0)
            root.setup.setLevel(root.index, root.levels[index])
        else if (program < App.programs.names.length)
            root.setup.setProgram(root.index, App.programs.names[program])
        else
            Nav.popup("ProgramDialog", { setup: root.setup, row: root.index })
    }

    Behavior on y {
        enabled: !drag.active
        NumberAnimation { duration: Theme.durRing; easing.type: Easing.OutCubic }
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Seat %1: %2").arg(root.index + 1).arg(root.name.length > 0 ? root.name : root.placeholder)
    Keys.onPressed: event => {
        const up = ActionKeys.matches("seatUp", event, 0)
        event.accepted = up || ActionKeys.matches("seatDown", event, 0)
        if (event.accepted)
            root.setup.moveSeat(root.index, root.index + (up ? -1 : 1))
    }

    TkShadow {
        level: drag.active ? 3 : 0
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusPanel
        color: Theme.raised
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line
    }
    TkIconButton {
        id: handle

        x: 6
        anchors.verticalCenter: parent.verticalCenter
        iconName: "drag"
        ink: Theme.ink3
        text: qsTr("Move this seat (%1, %2)").arg(ActionKeys.word("seatUp")).arg(ActionKeys.word("seatDown"))

        DragHandler {
            id: drag

            target: null
            xAxis.enabled: false
            property real grabY: 0

            onActiveChanged: if (active) {
                grabY = root.y
                root.dragY = root.y
            }
            onTranslationChanged: {
                root.dragY = Math.max(0, Math.min(grabY + translation.y, (root.setup.seats.count - 1) * root.pitch))
                const to = Math.round(root.dragY / root.pitch)
                if (active && to !== root.index)
                    root.setup.moveSeat(root.index, to)
            }
        }
    }
    TkIconButton {
        id: disc

        x: handle.x + handle.width + 6
        anchors.verticalCenter: parent.verticalCenter
        size: 40
        iconName: ""
        text: qsTr("Next colour")
        onClicked: root.setup.nextColour(root.index)

        TkSeatDisc {
            anchors.centerIn: parent
            seat: root.colour
        }
    }
    TkTextField {
        id: field

        x: disc.x + disc.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(Theme.px(96), Math.min(Theme.px(140), root.width * 0.2))
        label: qsTr("Name of seat %1").arg(root.index + 1)
        placeholderText: root.placeholder
        maximumLength: 40
        text: root.name
        onCommitted: value => root.setup.setName(root.index, value)
    }
    TkSegment {
        id: kind

        x: field.x + field.width + 10
        anchors.verticalCenter: parent.verticalCenter
        label: qsTr("Who plays")
        model: [qsTr("Person"), qsTr("AI")]
        currentIndex: root.human ? 0 : 1
        onActivated: index => root.setup.setHuman(root.index, index === 0)
    }
    TkText {
        x: kind.x + kind.width + 12
        anchors.verticalCenter: parent.verticalCenter
        width: remove.x - x - 4
        visible: root.human || !choice.visible
        role: "caption"
        words: root.human ? qsTr("On this screen") : qsTr("One strength here")
    }
    TkComboBox {
        id: choice

        x: kind.x + kind.width + 10
        anchors.verticalCenter: parent.verticalCenter
        width: remove.x - x - 4
        visible: !root.human && (!root.setup.oneLevel || App.programs.names.length > 0)
        label: qsTr("Level")
        level: width >= Theme.px(150) && root.program.length === 0 && !root.setup.oneLevel
            ? currentIndex + 1 : 0    // the word comes before the bars
        model: root.levels.map(level => root.setup.oneLevel ? qsTr("The computer") : Phrases.level(level))
            .concat(App.programs.names, [qsTr("Add a computer player…")])
        currentIndex: root.place
        onModelChanged: currentIndex = Qt.binding(() => root.place) // another model begins with its first row
        onActivated: index => {
            root.choose(index)
            currentIndex = Qt.binding(() => root.place) // a program is still to be added, or was refused
        }
    }
    TkIconButton {
        id: remove

        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        iconName: "x"
        ink: Theme.ink3
        enabled: root.setup.seats.count > root.setup.minSeats
        why: qsTr("The game needs at least %n players", "", root.setup.minSeats)
        text: qsTr("Remove this seat")
        onClicked: root.setup.removeSeat(root.index)
    }
}
