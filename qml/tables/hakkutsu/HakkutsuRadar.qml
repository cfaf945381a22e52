pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// What the ground radar shows: both cards of a cell, for the eyes of its user only.
StagePanel {
    id: root

    required property HakkutsuMap map

    readonly property HakkutsuCell cell: root.map.scanned
    readonly property hakkutsuPiece facts: root.cell ? root.cell.facts : []
    readonly property bool both: root.facts.underKnown
    readonly property real faceSide: Math.min(root.metrics.px(132), root.height - row.y - root.padV - root.metrics.tx(74),
                                              (root.width - 2 * root.padH - root.metrics.px(24)) / 2)
    readonly property string place: root.cell ? root.map.frame.nameOf(root.cell.slot) : ""

    head: qsTr("Ground radar: %1").arg(root.place)
    note: qsTr("Only you see this")

    StagePicture {
        x: root.padH
        y: row.y + Math.round((root.faceSide - height) / 2)
        width: root.metrics.px(54)
        height: width
        visible: x + width < row.x
        source: "art/equip-radar.svg"
    }
    Row {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.padV + root.headHeight + root.metrics.px(14)
        spacing: root.metrics.px(24)

        HakkutsuRadarCard {
            side: root.faceSide
            caption: qsTr("on top", "card of a cell")
            facts: root.facts
        }
        HakkutsuRadarCard {
            visible: root.both
            side: root.faceSide
            caption: qsTr("below", "card of a cell")
            facts: root.facts
            category: root.facts.underCategory
            ability: root.facts.underAbility
            points: root.facts.underPoints
            cost: root.facts.underCost
            carry: root.facts.underCarry
        }
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: row.y + row.height + root.metrics.px(16)
        spacing: root.metrics.px(10)

        Repeater {
            model: root.visible && root.stage.session ? root.stage.session.prompt.options : null

            StageButton {
                required property int index
                required property string label
                required property bool main

                kind: main ? "main" : "plain"
                words: label
                onClicked: {
                    root.stage.act()
                    root.stage.session.choose(index)
                }
            }
        }
    }
}
