pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Tables.Coldwater

// The seven spaces, over the locations and the harbour: one tab stop, arrows inside.
StageItem {
    id: root

    required property ColdAsked asked
    required property ColdGeometry geometry

    // From left to right: shore green purple, river black yellow, lake red blue, harbour.
    readonly property var order: [4, 5, 2, 3, 0, 1, 6]
    property int current: 0

    // Qt 6.4 cannot compile a cast in a return: callers cast.
    function spaceAt(index: int): Item {
        return spaces.itemAt(index)
    }

    // Where the space of an anchor or zone lies; null when it is none.
    function find(wanted: string): ColdSpace {
        for (let i = 0; i < spaces.count; ++i) {
            const space = root.spaceAt(i) as ColdSpace
            if (space && (space.anchor === wanted || space.zone === wanted))
                return space
        }
        return null
    }

    function step(from: int, dx: int, dy: int) {
        const next = root.spaceAt(from + (dx !== 0 ? dx : dy)) as ColdSpace
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason)
    }

    function focusFirst() {
        for (let i = 0; i < spaces.count; ++i) {
            const space = root.spaceAt(i) as ColdSpace
            if (space && space.lit) {
                space.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    anchors.fill: parent
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Spaces")

    Repeater {
        id: spaces

        model: root.order

        ColdSpace {
            id: one

            required property int index
            required property int modelData

            readonly property rect ground: root.geometry.location(Math.floor(index / 2))
            readonly property point middle: index < 6
                ? Qt.point(ground.x + root.geometry.spaceOf(index % 2).x, ground.y + root.geometry.spaceOf(index % 2).y)
                : Qt.point(root.geometry.harbourSpace.x + root.geometry.harbourSpace.width / 2,
                           root.geometry.harbourSpace.y + root.geometry.harbourSpace.height / 2)

            asked: root.asked
            space: modelData
            tabbable: root.current === index
            width: root.metrics.px(58)
            height: width
            x: root.metrics.px(middle.x) - Math.round(width / 2)
            y: root.metrics.px(middle.y) - Math.round(height / 2)
            z: token && token.flying ? 5 : 0
            onActiveFocusChanged: if (activeFocus) root.current = index
            onStepped: (dx, dy) => root.step(one.index, dx, dy)
        }
    }
}
