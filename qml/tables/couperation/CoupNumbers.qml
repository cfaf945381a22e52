pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The numbers 1 to 50: those that lie where this seat does not see them stand out, also where it knows in
// whose hand; and of these the ones that the place or face-down card looked at could still take.
StagePanel {
    id: root

    required property CoupPyramid pyramid
    readonly property coupFacts facts: root.stage.facts

    readonly property CoupItem looked: root.pyramid.looked
    readonly property bool narrowed: root.looked !== null
        && (root.looked.facts.place ? root.looked.facts.open : root.looked.faceDown)
    readonly property var unseen: Array.from(root.facts.unseen)
    readonly property real cell: (root.width - 2 * root.padH) / 10
    readonly property real inset: root.padV + root.headHeight + root.metrics.px(4)
    readonly property real line: Math.min(root.metrics.tx(30), (root.height - root.inset - root.metrics.px(6)) / 5)

    // The piece looked at could take this number, as far as this seat can tell.
    function could(number: int): bool {
        if (!root.narrowed)
            return false
        const facts = root.looked.facts
        if (facts.place)
            return number >= facts.wantLow && number <= facts.wantHigh
        return facts.number > 0 ? number === facts.number : root.unseen.indexOf(number) >= 0
    }

    // Without spoiling the tower.
    function fits(number: int): bool {
        return root.narrowed && root.could(number) && number >= root.looked.facts.low && number <= root.looked.facts.high
    }

    well: true
    term: "glass"
    head: qsTr("Hidden from you")
    Accessible.description: root.unseen.join(", ")

    Repeater {
        model: 50

        Item {
            id: number

            required property int index

            readonly property int value: number.index + 1
            readonly property bool open: root.unseen.indexOf(number.value) >= 0
            readonly property bool can: root.could(number.value)
            readonly property bool fit: root.fits(number.value)

            x: root.padH + Math.round(number.index % 10 * root.cell)
            y: root.inset + Math.round(Math.floor(number.index / 10) * root.line)
            width: Math.round(root.cell)
            height: Math.round(root.line)
            Accessible.ignored: true

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: 3
                visible: number.can && (number.open || number.fit)
                color: number.fit ? CoupColours.openEdge : "transparent"
                border.width: 1
                border.color: CoupColours.openEdge
            }
            StageText {
                role: number.open ? "chip" : "caption"
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                color: number.fit && (number.open || number.can) ? CoupColours.fitInk : root.metrics.ground.ink
                opacity: number.open || number.fit ? 1 : 0.3
                text: String(number.value)
                Accessible.ignored: true
            }
        }
    }
}
