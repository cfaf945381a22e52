pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Ccc

// What the marks on the board mean: in one line on a pill of paper, or as a panel in two columns.
StageItem {
    id: root

    property bool inLine: false
    property int colour: 0
    required property int margin        // coins ahead that make a territory

    readonly property real unit: root.metrics.textFactor * Theme.textScale
    readonly property string ownWords: qsTr("Own (%1 ahead)").arg(root.margin)
    readonly property string nearWords: qsTr("Near (%1 ahead)").arg(root.margin - 1)
    readonly property var entries: root.inLine
        ? [[CccLegendEntry.Own, root.ownWords], [CccLegendEntry.Near, root.nearWords],
           [CccLegendEntry.Legal, qsTr("Free to place")], [CccLegendEntry.Last, qsTr("Last move")]]
        : [[CccLegendEntry.Own, root.ownWords], [CccLegendEntry.Near, root.nearWords],
           [CccLegendEntry.Legal, qsTr("Free to place")], [CccLegendEntry.Pick, qsTr("Placed this turn")],
           [CccLegendEntry.Last, qsTr("Last move (in the seat's colour)")]]

    readonly property real margins: root.inLine ? root.metrics.tx(10) : 0

    implicitWidth: root.inLine ? flow.implicitWidth + 2 * root.margins : 0

    Rectangle {
        y: Math.round((root.height - height) / 2)
        width: parent.width
        height: flow.height + root.metrics.tx(8)
        radius: height / 2
        visible: root.inLine
        color: Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.wellLine
    }
    Flow {
        id: flow

        readonly property real half: (root.width - spacing) / 2

        // Half the width each, the whole for words that need it.
        function widthOf(natural: real): real {
            if (root.inLine)
                return natural
            return natural <= flow.half ? flow.half : Math.min(natural, root.width)
        }

        x: root.margins
        y: root.inLine ? Math.round((root.height - height) / 2) : 0
        width: root.inLine ? undefined : root.width
        spacing: root.metrics.tx(root.inLine ? 16 : 12)

        Repeater {
            model: root.entries

            CccLegendEntry {
                required property var modelData

                kind: modelData[0]
                words: modelData[1]
                colour: root.colour
                small: root.inLine
                width: flow.widthOf(implicitWidth)
            }
        }
    }
}
