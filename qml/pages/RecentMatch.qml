import QtQuick
import Takujo.Pages
import Takujo.Ui

// A finished match: its last board, who played, how it went. A press looks at it.
TkPress {
    id: root

    required property string file
    required property string name
    required property string cover
    required property string when
    required property var colours
    required property string points
    required property string standing
    required property bool won
    required property string picture

    readonly property bool told: root.standing.length > 0

    function open() {
        Nav.look(root.file)
    }

    implicitHeight: Math.max(124, lines.height + 24)
    onClicked: root.open()
    Accessible.name: Wording.commas([root.name, root.when, root.points, root.standing])
    Accessible.description: qsTr("Review this match")

    background: Rectangle {
        radius: Theme.radiusPanel
        color: root.down ? Theme.press : root.hovered ? Theme.hover : Theme.surface
        border.width: Theme.edge
        border.color: Theme.highContrast ? Theme.line2 : Theme.line

        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusPanel
        }
    }
    Item {
        anchors.fill: parent

        BoardPicture {
            id: board

            x: 11
            anchors.verticalCenter: parent.verticalCenter
            width: 128
            height: 100
            picture: root.picture
            cover: root.cover
        }
        Column {
            id: lines

            x: board.x + board.width + 14
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 14
            spacing: 3

            TkText {
                width: parent.width
                role: "number"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: root.name
            }
            Item {
                width: parent.width
                height: Math.max(discs.height, when.height)

                Row {
                    id: discs

                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 3

                    Repeater {
                        model: root.colours

                        TkSeatDisc {
                            required property int modelData

                            size: 18
                            seat: modelData
                        }
                    }
                }
                TkText {
                    id: when

                    anchors.right: parent.right
                    width: Math.min(implicitWidth, parent.width - discs.width - 8)
                    role: "caption"
                    text: root.when
                }
            }
            TkText {
                width: parent.width
                role: "note"
                color: Theme.ink2
                text: root.points
            }
            Item {
                width: parent.width
                height: chip.height

                TkChip {
                    id: chip

                    visible: root.told
                    tint: root.won ? "gold" : "neutral"
                    text: root.standing
                }
                Row {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 4
                    visible: width + (root.told ? chip.width : 0) + 12 < parent.width

                    TkIcon { name: "play"; size: 14; ink: Theme.accent; anchors.verticalCenter: parent.verticalCenter }
                    TkText { role: "label"; color: Theme.accent; text: root.told ? qsTr("Review") : qsTr("Show result") }
                }
            }
        }
    }
}
