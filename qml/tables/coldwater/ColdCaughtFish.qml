pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A caught fish: its weight where this seat knows it, else the range of its front. A tag that
// counts shows as +1.
ColdItem {
    id: root

    property real seen: root.width      // the next one lies over the rest

    readonly property bool picked: root.facts.chosen
    // The strip under the fish: the range of a fish in little room needs two lines.
    readonly property bool stacked: !root.facts.known && weight.oneLine > root.width - 2 * root.side
    readonly property int strip: Math.min(root.metrics.tx(root.stacked ? 28 : 18), Math.round(root.height * (root.stacked ? 0.68 : 0.48)))
    readonly property int side: root.width < root.metrics.px(44) ? 1 : root.metrics.px(3)

    corner: root.metrics.px(5)
    hoverLifts: true
    stateWords: root.picked ? qsTr("Chosen for the contest") : root.legal ? qsTr("May be chosen") : ""

    TkBox {
        anchors.fill: parent
        corner: root.corner
        fill: Theme.sunk
        ink: root.legal ? "transparent" : Theme.highContrast ? Theme.line2 : Theme.line
        edge: Theme.edge
    }
    ColdPicture {
        x: Math.round((root.width - width) / 2)
        y: root.metrics.px(1)
        width: Math.round(Math.min(root.width - 4, 2 * height))
        height: root.height - root.strip - y
        art: ColdColours.fish(root.kind)
    }
    ColdText {
        id: weight

        readonly property real oneLine: letters.advanceWidth(qsTr("%1–%2", "pounds, from and to").arg(root.facts.low).arg(root.facts.high))

        role: root.facts.known ? "number" : "caption"
        font.pixelSize: root.width < root.metrics.px(34) ? 12 : root.metrics.tx(root.facts.known ? 14 : 12)
        x: root.side
        y: root.height - height - 1
        width: Math.min(implicitWidth, root.width - 2 * root.side)
        height: root.strip
        elide: root.stacked ? Text.ElideNone : Text.ElideRight
        lineHeight: root.stacked ? 0.75 : 1
        text: root.facts.known ? String(root.facts.lbs)
            : qsTr("%1–%2", "pounds, from and to").arg(root.facts.low).arg(root.stacked ? "\n" + root.facts.high : root.facts.high)
    }
    FontMetrics {
        id: letters

        font.family: weight.font.family
        font.pixelSize: 12
    }
    ColdTag {
        readonly property int room: Math.max(7, root.width - weight.x - weight.width - 4)

        x: root.width - width - Math.min(4, root.side)
        y: Math.round(weight.y + (weight.height - height) / 2)
        width: Math.min(Math.round(1.5 * height), room)
        height: Math.min(root.metrics.px(10), room)
        tag: root.facts.tag
        framed: root.facts.bonus
    }
    Repeater {
        model: root.picked ? 1 : 0

        TkIcon {
            x: Math.min(root.seen, root.width) - width
            y: -Math.round(height / 4)
            size: 16
            name: "check"
            ink: Theme.good
        }
    }
    // Its frame is about what is seen of it: the rest would lie under the next one.
    PieceMarks {
        anchors.rightMargin: root.seen < root.width ? root.width - root.seen + edge : 0
        piece: root
        unit: root.metrics.k
        lampTop: true
        legal: root.legal
        picked: root.affected || root.picked
    }
}
