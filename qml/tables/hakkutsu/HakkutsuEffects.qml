pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table

// Lasting effects of acquired rocks as chips; the fossils first.
StageItem {
    id: root

    property int fossils: 0
    property int fossilPoints: 0
    property var effects: []

    clip: true

    Row {
        spacing: root.metrics.px(8)

        StageChip {
            visible: root.fossils > 0
            tint: "gold"
            text: root.fossils * root.fossils === root.fossilPoints
                  ? qsTr("%n fossil(s): ", "", root.fossils) + "%1 × %1 = %2".arg(root.fossils).arg(root.fossilPoints)
                  : qsTr("%n fossil(s): ", "", root.fossils) + root.fossilPoints
        }
        Repeater {
            model: root.effects.length

            StageChip {
                id: chip

                required property int index

                readonly property var effect: root.effects[chip.index] ?? ({ name: "", tip: "" })

                text: chip.effect.name
                Accessible.ignored: true

                StageNote {
                    anchors.fill: parent
                    name: chip.effect.name
                    text: chip.effect.tip
                }
            }
        }
    }
}
