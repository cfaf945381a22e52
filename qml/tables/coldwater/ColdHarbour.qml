pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The harbour: what its space does, the Master Angler cards, the tag of this match and the mystery
// weight. Parts lie where ColdGeometry says; the space itself belongs to ColdSpaces.
Item {
    id: root

    required property TableStage stage
    required property ColdAsked asked
    required property ColdGeometry geometry

    readonly property StageMetrics metrics: root.stage.metrics
    readonly property alias display: display
    readonly property bool whole: !root.geometry.compact    // not a page under a tab
    readonly property string word: root.asked.label("space.harbour")

    signal chosen(PieceItem piece)

    anchors.fill: parent

    StageArea {
        metrics: root.metrics
        area: root.geometry.harbour

        StagePanel {
            anchors.fill: parent
            metrics: root.metrics
            Accessible.name: root.word
        }
        Rectangle {
            width: parent.width
            height: root.metrics.px(root.geometry.headHeight)
            visible: root.whole && !root.geometry.tall
            radius: Theme.radiusPanel
            color: ColdColours.harbour
            border.width: Theme.highContrast ? Theme.edge : 0
            border.color: Theme.line2

            Rectangle {
                y: parent.height - height
                width: parent.width
                height: Theme.radiusPanel
                color: parent.color
                visible: !Theme.highContrast
            }
            ColdText {
                metrics: root.metrics
                role: "boxTitle"
                x: root.metrics.px(12)
                width: parent.width - 2 * x
                height: parent.height
                color: ColdColours.groundInk
                text: root.word
            }
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.harbourWords
        visible: root.whole

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            StageText {
                metrics: root.metrics
                role: "boxTitle"
                width: parent.width
                visible: root.geometry.tall
                text: root.word
                Accessible.ignored: true
            }
            StageText {
                metrics: root.metrics
                role: "log"
                width: parent.width
                wrapMode: Text.Wrap
                text: qsTr("Refill one zone or take a Master Angler card")
            }
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.harbourTitle
        visible: root.whole

        StageText {
            metrics: root.metrics
            role: "panelHead"
            width: parent.width
            height: parent.height
            text: root.asked.label("display")
            Accessible.ignored: true
        }
    }
    StageArea {
        id: cards

        readonly property int gap: root.metrics.px(5)
        readonly property real cellWidth: (width - (root.geometry.cardColumns - 1) * gap) / root.geometry.cardColumns
        readonly property real cellHeight: (height - (root.geometry.cardRows - 1) * gap) / root.geometry.cardRows

        function xOf(cell: int): int { return Math.round((cell % root.geometry.cardColumns) * (cellWidth + gap)) }
        function yOf(cell: int): int { return Math.round(Math.floor(cell / root.geometry.cardColumns) * (cellHeight + gap)) }

        metrics: root.metrics
        area: root.geometry.masters

        Repeater {
            model: root.geometry.cards - 1

            TkBox {
                required property int index

                x: cards.xOf(index)
                y: cards.yOf(index)
                width: Math.round(cards.cellWidth)
                height: Math.round(cards.cellHeight)
                corner: root.metrics.px(5)
                dashed: true
                edge: 1.5
            }
        }
        ZoneView {
            id: display

            anchors.fill: parent
            stage: root.stage
            zoneId: "display"
            label: root.asked.label(zoneId)
            onChosen: (piece) => root.chosen(piece)

            Repeater {
                model: display.model

                ColdMaster {
                    metrics: root.metrics
                    usable: root.asked.phase === Cold.Phase.Harbour
                    enterConfirms: !legal
                    x: cards.xOf(slot)
                    y: cards.yOf(slot)
                    z: flying ? 300 : activeFocus ? 200 : 0
                    width: Math.round(cards.cellWidth)
                    height: Math.round(cards.cellHeight)
                }

                onItemAdded: (index, item) => display.adopt(item)
                onItemRemoved: (index, item) => display.drop(item)
            }
        }
        ColdMasterDeck {
            stage: root.stage
            asked: root.asked
            x: cards.xOf(root.geometry.cards - 1)
            y: cards.yOf(root.geometry.cards - 1)
            width: Math.round(cards.cellWidth)
            height: Math.round(cards.cellHeight)
        }
    }
    StageArea {
        metrics: root.metrics
        area: root.geometry.facts

        ColdNotes {
            anchors.fill: parent
            stage: root.stage
            asked: root.asked
        }
    }
}
