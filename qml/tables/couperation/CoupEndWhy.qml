import QtQuick
import Takujo.Ui
import Takujo.Tables.Couperation

// Why the tower did not hold: what the card showed, and what would have fitted there.
Rectangle {
    id: root

    property int shown: 0
    property int low: 0
    property int high: 0
    property string between: ""         // which cards, in words
    property string clause: ""

    readonly property string fitting: root.low > root.high ? qsTr("none")
        : root.low === root.high ? String(root.low) : qsTr("%1–%2").arg(root.low).arg(root.high)

    implicitHeight: reason.y + reason.height + 12
    height: implicitHeight
    radius: Theme.radiusPanel
    color: CoupColours.endChip
    border.width: Math.max(1, Theme.edge)
    border.color: CoupColours.endBrokenEdge

    Row {
        id: facts

        x: 16
        y: 12
        spacing: 18

        Column {
            TkText {
                role: "caption"
                color: CoupColours.endQuiet
                text: qsTr("It showed")
            }
            TkText {
                role: "total"
                color: CoupColours.endBrokenEdge
                text: String(root.shown)
            }
        }
        Rectangle {
            width: 1
            height: parent.height
            color: CoupColours.endDimEdge
        }
        Column {
            TkText {
                role: "caption"
                color: CoupColours.endQuiet
                text: qsTr("Would have fitted (%1)").arg(root.clause)
            }
            TkText {
                role: "total"
                color: CoupColours.endFit
                text: root.fitting
            }
        }
    }
    TkBalancedText {
        id: reason

        x: 16
        y: facts.y + facts.height + 4
        width: root.width - 32
        role: "note"
        color: CoupColours.endInk
        words: root.between
    }
}
