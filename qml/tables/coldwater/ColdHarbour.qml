pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Coldwater

// The harbour: what its space does, the Master Angler cards, the tag of this match and the mystery
// weight. Parts lie where ColdGeometry says; the space itself belongs to ColdSpaces.
StageItem {
    id: root

    required property ColdAsked asked
    required property ColdGeometry geometry

    readonly property alias display: display
    readonly property bool whole: !root.geometry.compact    // not a page under a tab
    readonly property string word: root.asked.label("space.harbour")

    signal chosen(PieceItem piece)

    anchors.fill: parent

    StagePanel {
        area: root.geometry.harbour
        Accessible.name: root.word

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
            StageTerm {
                anchors.fill: parent
                term: "harbour"
            }
            ColdText {
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
        area: root.geometry.harbourWords
        visible: root.whole

        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width

            StageText {
                role: "boxTitle"
                width: parent.width
                visible: root.geometry.tall
                text: root.word
                Accessible.ignored: true
            }
            StageText {
                role: "log"
                width: parent.width
                words: qsTr("Refill one zone or take a Master Angler card")
            }
        }
    }
    StageArea {
        area: root.geometry.harbourTitle
        visible: root.whole

        StageText {
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
            zoneId: "display"
            label: root.asked.label(zoneId)
            onChosen: (piece) => root.chosen(piece)

            ZonePieces {
                zone: display

                ColdMaster {
                    usable: root.asked.phase === Cold.Phase.Harbour
                    enterConfirms: !legal
                    x: cards.xOf(slot)
                    y: cards.yOf(slot)
                    z: flying ? 300 : activeFocus ? 200 : 0
                    width: Math.round(cards.cellWidth)
                    height: Math.round(cards.cellHeight)
                }
            }
        }
        ColdMasterDeck {
            asked: root.asked
            x: cards.xOf(root.geometry.cards - 1)
            y: cards.yOf(root.geometry.cards - 1)
            width: Math.round(cards.cellWidth)
            height: Math.round(cards.cellHeight)
        }
    }
    ColdNotes {
        area: root.geometry.facts
        asked: root.asked
    }
}
