pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Hakkutsu

// What the ground radar shows: both cards of a cell, for the eyes of its user only.
StagePanel {
    id: root

    required property TableStage stage
    required property HakkutsuMap map

    readonly property HakkutsuCell cell: root.map.scanned
    readonly property var facts: root.cell ? root.cell.attrs : ({})
    readonly property bool both: (root.facts.under ?? -1) >= 0
    readonly property real faceSide: Math.min(root.metrics.px(132), root.height - row.y - root.padV - root.metrics.tx(74),
                                              (root.width - 2 * root.padH - root.metrics.px(24)) / 2)
    readonly property string place: root.cell ? String.fromCharCode(65 + root.cell.slot % root.map.cols)
                                                + (Math.floor(root.cell.slot / root.map.cols) + 1) : ""

    head: qsTr("Ground radar: %1").arg(root.place)
    note: qsTr("only you see this")

    Image {
        x: root.padH
        y: row.y + Math.round((root.faceSide - height) / 2)
        width: root.metrics.px(54)
        height: width
        visible: x + width < row.x
        sourceSize.width: Math.ceil(width / 8) * 8
        sourceSize.height: Math.ceil(width / 8) * 8
        source: "art/equip-radar.svg"
    }
    Row {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.padV + root.headHeight + root.metrics.px(14)
        spacing: root.metrics.px(24)

        HakkutsuRadarCard {
            metrics: root.metrics
            side: root.faceSide
            caption: qsTr("on top", "card of a cell")
            deck: root.facts.deck ?? 0
            category: root.facts.category ?? 0
            ability: root.facts.ability ?? 0
            points: root.facts.points ?? 0
            cost: root.facts.cost ?? 0
            carry: root.facts.carry ?? 0
        }
        HakkutsuRadarCard {
            metrics: root.metrics
            visible: root.both
            side: root.faceSide
            caption: qsTr("below", "card of a cell")
            deck: root.facts.underDeck ?? root.facts.deck ?? 0
            category: root.facts.underCategory ?? 0
            ability: root.facts.underAbility ?? 0
            points: root.facts.underPoints ?? 0
            cost: root.facts.underCost ?? 0
            carry: root.facts.underCarry ?? 0
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

                metrics: root.metrics
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
