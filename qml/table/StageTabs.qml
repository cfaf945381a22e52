pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Tabs that share one place on the stage. Left and right change the tab. They are of equal width; where that
// cuts a word off each has what its word needs, and where they all need more than there is all words shrink alike.
StageArea {
    id: root

    required property var words         // list of labels
    property int current: 0
    property string label: ""
    property var fills: []              // groups of the answer the tabs turn to

    readonly property real part: (root.width - 2) / Math.max(1, root.words.length)
    readonly property var needs: measure.height <= 0 ? [] // it changes with the font: measured anew
        : root.words.map((word) => Math.ceil(measure.advanceWidth(word)) + 2 * root.margin)
    readonly property real needed: root.needs.reduce((sum, each) => sum + each, 0)
    readonly property bool tight: root.needs.some((each) => each > root.part)
    readonly property int margin: 6
    readonly property real shrink: {
        const margins = 2 * root.margin * root.words.length
        return Math.min(1, (root.width - 2 - margins) / Math.max(1, root.needed - margins))
    }

    signal chosen(int index)

    // Where a tab begins.
    function edge(index: int): int {
        const before = root.needs.slice(0, index).reduce((sum, each) => sum + each, 0)
        return 1 + Math.round(root.tight ? (root.width - 2) * before / root.needed : root.part * index)
    }

    function choose(index: int) {
        if (index >= 0 && index < root.words.length && index !== root.current)
            root.chosen(index)
    }

    activeFocusOnTab: true
    Keys.onLeftPressed: root.choose(root.current - 1)
    Keys.onRightPressed: root.choose(root.current + 1)
    Accessible.role: Accessible.PageTabList
    Accessible.name: root.label

    FontMetrics {
        id: measure

        font.family: Theme.sans
        font.pixelSize: root.metrics.tx(Theme.roles.strong[0])
        font.weight: Theme.roles.strong[2]
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.edge
        border.color: Theme.line2
    }
    TkFocusRing {
        shown: root.activeFocus
    }
    Repeater {
        model: root.words

        Rectangle {
            id: tab

            required property int index
            required property string modelData

            readonly property bool open: tab.index === root.current
            readonly property int fills: tab.open ? -1 : root.fills[tab.index] ?? -1

            x: root.edge(tab.index)
            y: 1
            width: root.edge(tab.index + 1) - x
            height: root.height - 2
            radius: Theme.radius - 1
            color: tab.open ? Theme.accent : hover.hovered ? Theme.hover : "transparent"
            Accessible.role: Accessible.PageTab
            Accessible.name: tab.modelData
            Accessible.selected: tab.open
            Accessible.onPressAction: root.choose(tab.index)

            StageText {
                role: tab.open ? "strong" : "button"
                anchors.fill: parent
                anchors.leftMargin: Math.floor(root.margin * root.shrink)
                anchors.rightMargin: anchors.leftMargin
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Math.max(12, Math.floor(root.metrics.tx(style[0]) * root.shrink))
                lineHeight: root.metrics.tx(style[1]) * root.shrink
                color: tab.open ? Theme.accentInk : Theme.ink
                text: tab.modelData
                Accessible.ignored: true
            }
            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
            }
            TkTap {
                onTapped: root.choose(tab.index)
            }
        }
    }
}
