pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Takujo.Pages
import Takujo.Ui

// What a decision cost on average in the last matches that were looked through, this one marked.
TkPanel {
    id: root

    required property var costs         // { cost, now }, oldest first

    readonly property real highest: Math.max(1, ...root.costs.map(each => each.cost))
    readonly property string way: root.costs.length < 2 ? ""
        : Wording.filled(qsTr("%1 → %2"), [root.costs[0].cost.toFixed(1), root.costs[root.costs.length - 1].cost.toFixed(1)])

    function pointOf(index: int): point {
        return Qt.point(8 + (plot.width - 16) * index / Math.max(1, root.costs.length - 1),
                        8 + (plot.height - 16) * (1 - root.costs[index].cost / root.highest))
    }

    visible: root.costs.length > 1
    head: qsTr("Average loss, the last %n matches", "", root.costs.length)
    note: root.way
    padding: 14

    Column {
        width: root.availableWidth
        spacing: 2

        Item {
            id: plot

            width: parent.width
            height: Theme.px(58)
            Accessible.role: Accessible.Graphic
            Accessible.name: Wording.about(root.head, Wording.commas(root.costs.map(each => each.cost.toFixed(1))))

            Rectangle {
                y: parent.height - 1
                width: parent.width
                height: 1
                color: Theme.line
            }
            Shape {
                anchors.fill: parent

                ShapePath {
                    strokeColor: Theme.good
                    strokeWidth: 2
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin

                    PathPolyline {
                        path: plot.width > 0 ? root.costs.map((each, i) => root.pointOf(i)) : []
                    }
                }
            }
            Repeater {
                model: root.costs

                Rectangle {
                    required property int index
                    required property var modelData

                    readonly property point at: root.pointOf(index)

                    width: modelData.now ? 12 : 8
                    height: width
                    radius: width / 2
                    x: Math.round(at.x - width / 2)
                    y: Math.round(at.y - height / 2)
                    color: modelData.now ? Theme.shu : Theme.good
                    border.width: modelData.now ? 2 : 0
                    border.color: Theme.surface
                }
            }
        }
        TkText {
            width: parent.width
            role: "caption"
            words: qsTr("Lower is better; the large point is this match.")
        }
    }
}
