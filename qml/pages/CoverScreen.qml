pragma ComponentBehavior: Bound

import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Table
import Takujo.Ui

// Between two people with hidden hands: nothing of either hand is on the screen. Only an act of its own
// shows the next hand, none that ends a turn: Space held down and let go, or the button in the middle.
FocusScope {
    id: root

    required property MatchSession session
    property TableStage stage: null     // the table it lies over, for its ground

    readonly property int seat: root.session ? root.session.view.coverSeat : 0
    readonly property int colour: root.session && root.seat >= 0 ? root.session.seats.value(root.seat, "colour") : 0
    readonly property string name: root.session && root.seat >= 0 ? root.session.seatName(root.seat) : ""

    property real held: 0               // of the time Space must be held, 0 to 1

    function letGo() {
        const longEnough = root.held >= 1
        filling.stop()
        root.held = 0
        if (longEnough)
            root.session.view.uncover()
    }

    focus: true
    Component.onCompleted: show.forceActiveFocus()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Hand the screen to %1").arg(root.name)

    NumberAnimation {
        id: filling

        target: root
        property: "held"
        from: 0
        to: 1
        duration: 600
    }
    // Before the button, to which Space and Enter would be a press.
    Item {
        id: keys

        Keys.onPressed: event => {
            event.accepted = [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key)
            if (event.key === Qt.Key_Space && !event.isAutoRepeat)
                filling.restart()
        }
        Keys.onReleased: event => {
            event.accepted = event.key === Qt.Key_Space
            if (event.accepted && !event.isAutoRepeat)
                root.letGo()
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Repeater {
        model: root.stage ? [root.stage] : []

        StageGround {
            required property TableStage modelData

            width: root.width
            height: root.height
            ground: modelData.ground
            metrics: modelData.metrics
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: column.width + 120
        height: column.height + 72
        radius: Theme.radiusPanel
        color: Theme.surface
        border.width: Theme.highContrast ? 2 : 0
        border.color: Theme.line2

        TkShadow {
            z: -1
            level: 2
        }
    }
    Rectangle {
        width: parent.width
        height: Theme.px(12)
        color: Theme.seatInk(root.colour)
    }
    // Takes every click, and the pointer and Tab stay here: nothing below can be reached or explains
    // itself.
    TkTap {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
    HoverHandler {
        blocking: true
    }
    Column {
        id: column

        anchors.centerIn: parent
        width: parent.width - 2 * Theme.marginPage
        spacing: 16

        TkSeatDisc {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 96
            seat: root.colour
        }
        TkText {
            width: column.width
            horizontalAlignment: Text.AlignHCenter
            role: "display"
            text: root.name
        }
        TkText {
            width: column.width
            horizontalAlignment: Text.AlignHCenter
            role: "body"
            color: Theme.ink2
            words: root.session && root.session.actorSeat === root.seat
                  ? qsTr("It is your turn. The others look away.")
                  : qsTr("%1 is next. Anyone who may not see what is hidden here, please look away.").arg(root.session ? root.session.actorName : "")
        }
        TkButton {
            id: show

            anchors.horizontalCenter: parent.horizontalCenter
            kind: "main"
            size: 44
            keyText: qsTr("hold Space")
            text: qsTr("Show my seat")
            onClicked: root.session.view.uncover()
            onActiveFocusChanged: if (!show.activeFocus) filling.stop()
            Keys.forwardTo: [keys]
            KeyNavigation.tab: leave
            KeyNavigation.backtab: leave
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: show.width
            height: 4
            radius: 2
            color: Theme.sunk

            Rectangle {
                width: parent.width * root.held
                height: parent.height
                radius: 2
                color: Theme.accent
            }
        }
        TkText {
            anchors.horizontalCenter: parent.horizontalCenter
            role: "caption"
            text: root.held >= 1 ? qsTr("Let go of Space: your hand shows") : qsTr("Enter does nothing here")
        }
        TkButton {
            id: leave

            anchors.horizontalCenter: parent.horizontalCenter
            kind: "quiet"
            KeyNavigation.tab: show
            KeyNavigation.backtab: show
            text: qsTr("To the shelf")
            onClicked: {
                App.leaveMatch()
                Nav.home()
            }
        }
    }
}
