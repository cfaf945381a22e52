pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// Two lines of the harbour: the tag that counts in this match, and the weight that wins a trophy.
StageArea {
    id: root

    required property ColdAsked asked

    readonly property int line: Math.min(root.metrics.tx(22), Math.floor(root.height / 2))

    ZoneView {
        id: tag

        zoneId: "tag"
        label: root.asked.label(zoneId)
        y: Math.round(root.height / 2 - height)
        width: root.width
        height: root.line
        visible: size > 0

        ZonePieces {
            zone: tag

            ColdFact {
                id: fact

                width: tag.width
                height: tag.height
                words: qsTr("1 point each: %1").arg(label)

                ColdTag {
                    y: Math.round((parent.height - height) / 2)
                    height: Math.min(root.metrics.px(15), Math.round(0.6 * parent.height))
                    tag: fact.facts.tag
                    outlined: Theme.highContrast
                }
            }
        }
    }
    ZoneView {
        id: mystery

        zoneId: "mystery"
        label: root.asked.label(zoneId)
        y: Math.round(tag.visible ? root.height / 2 : (root.height - height) / 2)
        width: root.width
        height: root.line

        ZonePieces {
            zone: mystery

            ColdFact {
                width: mystery.width
                height: mystery.height
                words: name

                ColdTrophyIcon {
                    y: Math.round((parent.height - height) / 2)
                    width: Math.min(root.metrics.px(24), parent.height)
                    place: 4
                }
            }
        }
    }
}
