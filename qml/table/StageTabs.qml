pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Tabs of equal width that share one place on the stage. Left and right change the tab.
StageArea {
    id: root

    required property var words         // list of labels
    property int current: 0
    property string label: ""
    property var fills: []              // groups of the answer the tabs turn to

    readonly property real part: (root.width - 2) / Math.max(1, root.words.length)

    signal chosen(int index)

    function choose(index: int) {
        if (index >= 0 && index < root.words.length && index !== root.current)
            root.chosen(index)
    }

    activeFocusOnTab: true
    Keys.onLeftPressed: root.choose(root.current - 1)
    Keys.onRightPressed: root.choose(root.current + 1)
    Accessible.role: Accessible.PageTabList
    Accessible.name: root.label

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

            x: 1 + Math.round(tab.index * root.part)
            y: 1
            width: Math.round(root.part)
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
                anchors.leftMargin: 6
                anchors.rightMargin: 6
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
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
