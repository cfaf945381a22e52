import QtQuick
import Takujo.App
import Takujo.Pages
import Takujo.Ui

// Between two people with hidden hands: nothing of either hand is on the screen. Enter works,
// Space does not, so that nobody peeks by accident.
FocusScope {
    id: root

    required property MatchSession session

    readonly property int seat: root.session ? root.session.coverSeat : 0
    readonly property int colour: root.session && root.seat >= 0 ? root.session.seats.value(root.seat, "colour") : 0
    readonly property string name: root.session && root.seat >= 0 ? root.session.seatName(root.seat) : ""

    focus: true
    Component.onCompleted: show.forceActiveFocus()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Hand the screen to %1").arg(root.name)

    Rectangle {
        anchors.fill: parent
        color: Theme.bg
    }
    Rectangle {
        width: parent.width
        height: Theme.px(12)
        color: Theme.seatInk(root.colour)
    }
    // Takes every click, and the pointer and Tab stay here: nothing below can be reached or explains
    // itself.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }
    HoverHandler {
        blocking: true
    }
    Column {
        anchors.centerIn: parent
        spacing: 16

        TkSeatDisc {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 96
            seat: root.colour
        }
        TkText {
            anchors.horizontalCenter: parent.horizontalCenter
            role: "display"
            text: root.name
        }
        TkText {
            anchors.horizontalCenter: parent.horizontalCenter
            role: "body"
            color: Theme.ink2
            text: root.session && root.session.actorSeat === root.seat
                  ? qsTr("It is your turn. The others look away.")
                  : qsTr("%1 is next. Whoever may not see this hand looks away.").arg(root.session ? root.session.actorName : "")
        }
        TkButton {
            id: show

            anchors.horizontalCenter: parent.horizontalCenter
            kind: "main"
            size: 44
            keyText: "Enter"
            text: qsTr("Show my hand")
            onClicked: root.session.uncover()
            Keys.onSpacePressed: event => event.accepted = true
            KeyNavigation.tab: leave
            KeyNavigation.backtab: leave
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
