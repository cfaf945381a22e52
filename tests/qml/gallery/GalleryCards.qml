pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Gallery
import Takujo.Ui

GallerySection {
    id: root

    required property bool ja

    readonly property var looks: [["rest", "ふつう", "Rest"], ["legal", "選べる", "Legal"],
        ["pick", "選んだ", "Chosen"], ["focus", "注目", "Focus"], ["bad", "使えない", "Refused"],
        ["used", "使用中", "Used"], ["last", "直前の手", "Last move"]]

    title: root.ja ? "札の状態" : "States of a card"

    TkWood {
        width: row.width + 40
        height: row.height + 46
        radius: Theme.radiusPanel

        Row {
            id: row

            x: 20
            y: 26
            spacing: 14

            Repeater {
                model: root.looks

                Column {
                    id: cell

                    required property var modelData
                    required property int index

                    spacing: 10

                    TkCard {
                        id: card

                        anchors.horizontalCenter: parent.horizontalCenter
                        implicitWidth: cell.index % 2 ? 44 : 76
                        implicitHeight: cell.index % 2 ? 60 : 106
                        look: ({ legal: TkCard.Legal, pick: TkCard.Pick, used: TkCard.Used, bad: TkCard.Bad })[cell.modelData[0]] ?? TkCard.Rest
                        lastSeat: cell.modelData[0] === "last" ? "shu" : ""
                        text: "9"

                        Text {
                            x: 7
                            y: 3
                            color: Theme.cardInk
                            font.family: Theme.serif
                            font.pixelSize: 20
                            font.weight: Font.DemiBold
                            text: "9"
                        }
                        TkBox {
                            anchors.fill: parent
                            anchors.margins: -5
                            visible: cell.modelData[0] === "focus"
                            corner: 11
                            edge: Theme.ring
                            ink: Theme.focus
                        }
                    }
                    TkText {
                        anchors.horizontalCenter: parent.horizontalCenter
                        role: "caption"
                        color: Theme.tableInk2
                        text: cell.modelData[root.ja ? 1 : 2]
                    }
                }
            }
        }
    }
}
