import QtQuick
import Takujo.Pages
import Takujo.Ui

// One turn: whose, which, what was done, by how much it changed the lead.
TkPress {
    id: root

    required property int ply
    required property int turn
    required property int colour
    property int swing: 0               // 0 = none to tell
    required text

    readonly property string change: root.swing === 0 ? "" : Phrases.signed(root.swing)

    implicitHeight: Math.max(Theme.px(36), words.implicitHeight + 10)
    Accessible.name: Wording.commas(root.swing === 0 ? [turnText.text, root.text] : [turnText.text, root.text, root.change])

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        TkDivider {
            width: parent.width
        }
        TkFocusRing {
            shown: root.visualFocus
            corner: Theme.radiusSmall
        }
    }
    Item {
        anchors.fill: parent

        TkSeatDisc {
            id: disc

            x: 4
            anchors.verticalCenter: parent.verticalCenter
            size: 18
            seat: root.colour
        }
        TkText {
            id: turnText

            x: disc.x + disc.width + 8
            anchors.verticalCenter: parent.verticalCenter
            role: "caption"
            text: qsTr("Turn %1").arg(root.turn)
        }
        TkText {
            id: words

            x: turnText.x + Math.max(turnText.width, Theme.px(46)) + 8
            anchors.verticalCenter: parent.verticalCenter
            width: number.x - x - 8
            role: "log"
            words: root.text
        }
        TkText {
            id: number

            anchors.right: mark.left
            anchors.rightMargin: 4
            anchors.verticalCenter: parent.verticalCenter
            role: "number"
            color: root.swing > 0 ? Theme.good : Theme.err
            text: root.change
        }
        TkIcon {
            id: mark

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            size: 16
            name: "right"
            ink: Theme.ink3
        }
    }
}
