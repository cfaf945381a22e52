pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// A caught fish: its weight where this seat knows it, else the range of its front. A tag that
// counts shows as +1.
ColdItem {
    id: root

    property bool tight: false          // the next one lies over the right part
    property real seen: root.width      // what it leaves

    readonly property bool picked: root.facts.chosen
    readonly property int line: Math.min(root.metrics.tx(20), Math.round(root.height * 0.56))

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
        x: root.metrics.px(2)
        y: root.metrics.px(1)
        width: Math.round(Math.min(root.width - root.metrics.px(12), root.height * 1.6))
        height: Math.round(width / 2)
        art: ColdColours.fish(root.kind)
    }
    ColdTag {
        // Beside the lamp of a hint.
        x: root.metrics.px(5) + (root.tight && root.advised ? 14 : 0)
        y: root.tight ? root.metrics.px(4) : root.height - height - root.metrics.px(4)
        height: Math.max(7, root.metrics.px(9))
        tag: root.facts.tag
        framed: root.facts.bonus
    }
    Rectangle {
        x: weight.x - root.metrics.px(2)
        y: root.height - height - 1
        width: weight.width + root.metrics.px(4)
        height: weight.height
        radius: 3
        color: Theme.sunk
        opacity: 0.86
    }
    ColdText {
        id: weight

        role: root.facts.known ? "number" : "caption"
        x: root.tight ? root.metrics.px(3) : root.width - width - root.metrics.px(4)
        y: root.height - height - 1
        width: Math.min(implicitWidth, root.width - root.metrics.px(8))
        height: root.line
        text: root.facts.known ? String(root.facts.lbs) : root.facts.low + "–" + root.facts.high
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
