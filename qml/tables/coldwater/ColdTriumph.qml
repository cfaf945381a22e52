import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A moment for a trophy just won: a cup, whose it is, what it is. It rises, stays a while and fades;
// presses go through it.
StageItem {
    id: root

    property int seat: 0
    property coldPiece prize
    property string words: ""

    readonly property string said: root.stage.seats.nameOf(root.seat) + qsTr(" · ", "between short facts") + root.words

    function show(motion: var) {
        root.seat = motion.actor
        root.prize = motion.facts
        root.words = motion.name
        rise.restart()
    }

    enabled: false
    visible: rise.running
    width: Math.min(parent.width - 40, row.width + root.metrics.px(36))
    height: root.metrics.px(48)
    x: Math.round((parent.width - width) / 2)
    // What others win is told by the page.
    Accessible.role: root.seat === root.stage.viewerSeat ? Accessible.AlertMessage : Accessible.StaticText
    Accessible.name: root.said

    TkShadow {
        level: 3
    }
    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: Theme.goldSoft
        border.width: 2
        border.color: Theme.gold
    }
    Row {
        id: row

        anchors.centerIn: parent
        height: parent.height
        spacing: root.metrics.px(10)

        Item {
            id: prize

            anchors.verticalCenter: parent.verticalCenter
            width: root.metrics.px(34)
            height: width

            ColdTrophyIcon {
                width: parent.width
                visible: !root.prize.master
                place: root.prize.contest === Cold.Contest.Mystery ? 4 : 1
            }
            ColdPicture {
                width: parent.width
                height: width
                visible: root.prize.master
                art: "crown"
            }
        }
        TkSeatDisc {
            anchors.verticalCenter: parent.verticalCenter
            size: root.metrics.px(26)
            seat: root.stage.seats.colourOf(root.seat)
        }
        ColdText {
            role: "prompt"
            width: Math.min(implicitWidth, root.parent.width - root.metrics.px(170))
            height: parent.height
            color: Theme.ink
            text: root.said
        }
    }
    Connections {
        target: root.stage.session?.info ?? null

        function onChanged() {
            rise.stop()                 // a moment told in another language is over
        }
    }
    SequentialAnimation {
        id: rise

        ParallelAnimation {
            NumberAnimation { target: root; property: "opacity"; from: 0; to: 1; duration: Theme.durPage }
            NumberAnimation {
                target: root
                property: "y"
                from: root.metrics.px(296) + Theme.travel(20)
                to: root.metrics.px(296)
                duration: Theme.durPage
                easing.type: Easing.OutCubic
            }
            NumberAnimation {
                target: prize
                property: "scale"
                from: Theme.reducedMotion ? 1 : 0.4
                to: 1
                duration: Theme.durRoll
                easing.type: Theme.reducedMotion ? Easing.Linear : Easing.OutBack
            }
        }
        PauseAnimation { duration: 1800 }
        NumberAnimation { target: root; property: "opacity"; to: 0; duration: Theme.durPage }
    }
}
