pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// The numbers 1 to 50: those this seat has not seen yet stand out, and of these the ones that the
// place or face-down card looked at could still take.
StagePanel {
    id: root

    required property CoupPyramid pyramid
    required property CoupFacts facts

    readonly property PieceItem looked: root.pyramid.looked
    readonly property bool narrowed: root.looked !== null
        && (root.looked.kind === "place" ? root.looked.attrs.open === 1 : root.looked.faceDown)
    readonly property int masks: root.facts.revision
    readonly property real cell: (root.width - 2 * root.padH) / 10
    readonly property real inset: root.padV + root.headHeight + root.metrics.px(4)
    readonly property real line: Math.min(root.metrics.tx(20), (root.height - root.inset - root.metrics.px(6)) / 5)

    // Bit 0 of the first mask is 1, of the second 26.
    function unseen(number: int): bool {
        const mask = root.facts.counter(number <= 25 ? "unseen0" : "unseen1")
        return ((mask >> ((number - 1) % 25)) & 1) === 1
    }

    // The piece looked at could take this number, as far as this seat can tell.
    function could(number: int): bool {
        if (!root.narrowed)
            return false
        const attrs = root.looked.attrs
        if (root.looked.kind === "place")
            return number >= attrs.wantLo && number <= attrs.wantHi
        if (attrs.known === 1)
            return number === attrs.number
        return root.unseen(number)
    }

    // Without spoiling the tower.
    function fits(number: int): bool {
        return root.narrowed && root.could(number) && number >= root.looked.attrs.lo && number <= root.looked.attrs.hi
    }

    readonly property string spoken: {
        const found = []
        for (let n = 1; n <= 50 && root.masks >= 0; ++n) {
            if (root.unseen(n))
                found.push(n)
        }
        return found.join(", ")
    }

    well: true
    head: qsTr("Not seen yet")
    Accessible.description: root.spoken

    Repeater {
        model: 50

        Item {
            id: number

            required property int index

            readonly property int value: number.index + 1
            readonly property bool open: root.masks >= 0 && root.unseen(number.value)
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
                color: number.fit ? Theme.accent : "transparent"
                border.width: 1
                border.color: Theme.accent
            }
            StageText {
                metrics: root.metrics
                role: number.open ? "chip" : "caption"
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 12
                color: number.fit && (number.open || number.can) ? Theme.accentInk : Theme.tableInk
                opacity: number.open || number.fit ? 1 : 0.3
                text: String(number.value)
                Accessible.ignored: true
            }
        }
    }
}
