pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// How near the end is: empty cells or rounds counted off, with a notice in the last round. At the
// right the supplies: equipment deck and bank.
StagePanel {
    id: root

    readonly property hakkutsuFacts facts: root.stage.facts

    readonly property bool byRounds: root.facts.rounds > 0
    readonly property int done: root.byRounds ? root.facts.round : root.facts.empty
    readonly property int all: root.byRounds ? root.facts.rounds : root.facts.emptyToEnd
    readonly property bool last: root.facts.lastRound
    readonly property real gap: root.all > 16 ? 2 : root.metrics.px(4)
    readonly property real boxWidth: Math.max(3, (boxes.width - (root.all - 1) * root.gap) / Math.max(1, root.all))
    readonly property bool numbered: root.boxWidth >= 17
    readonly property string what: root.byRounds ? qsTr("Rounds") : qsTr("Empty cells")
    readonly property string notice: root.byRounds ? qsTr("The last round is being played")
                                                   : qsTr("The game ends after this round")

    well: true
    Accessible.name: root.what
    Accessible.description: Wording.told([qsTr("%1 of %2").arg(root.done).arg(root.all), root.last ? root.notice : ""])

    Column {
        id: words

        x: root.padH
        anchors.verticalCenter: parent.verticalCenter

        StageText {
            role: "caption"
            visible: 2 * implicitHeight < root.height
            color: !root.last ? root.metrics.ground.ink2 : Theme.dark ? Theme.shu : root.metrics.ground.ink
            text: root.last && !root.byRounds ? qsTr("Last round") : root.what
        }
        StageText {
            role: "strong"
            color: root.metrics.ground.ink
            text: qsTr("%1 of %2").arg(root.done).arg(root.all)
        }
    }
    StageTerm {
        width: supplies.x
        height: root.height
        term: root.byRounds ? "round" : "empty"
    }
    Item {
        id: boxes

        x: words.x + words.width + root.metrics.px(10)
        width: supplies.x - root.metrics.px(12) - x
        height: root.height

        Repeater {
            model: root.all

            Rectangle {
                id: box

                required property int index

                readonly property bool reached: box.index < root.done

                x: Math.round(box.index * (root.boxWidth + root.gap))
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: root.last ? -Math.round(root.metrics.tx(9)) : 0
                width: Math.round(root.boxWidth)
                height: Math.max(root.metrics.px(20), 16)
                radius: 4
                color: box.reached ? HakkutsuColours.countDone : HakkutsuColours.countOpen
                border.width: 1
                border.color: box.reached ? HakkutsuColours.countDoneEdge : root.metrics.ground.wellEdge

                Behavior on color {
                    ColorAnimation { duration: Theme.durRoll }
                }

                TkPrint {
                    anchors.centerIn: parent
                    visible: root.numbered
                    text: String(box.index + 1)
                    color: box.reached ? HakkutsuColours.countDoneInk : root.metrics.ground.ink2
                    font.pixelSize: 12
                }
            }
        }
        StageText {
            role: "chip"
            y: Math.round(root.height / 2 + root.metrics.tx(3))
            width: parent.width
            visible: root.last
            fontSizeMode: Text.HorizontalFit
            color: Theme.dark ? Theme.shu : root.metrics.ground.ink
            text: root.notice
        }
    }
    HakkutsuSupplies {
        id: supplies

        x: root.width - width - root.padH
        height: root.height
    }
}
