pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Ui

// A playing card, front or back, 76 x 106 at scale 1 (small: 44 x 60). The print is given in
// parts, so that any deck of ranks and suits can use it.
Item {
    id: root

    property string rank: ""            // "K", "10"
    property string word: ""            // instead of a rank, smaller: "JOKER"
    property url suit: ""               // small pip and large mark
    property url mark: ""               // large mark when it differs from the suit
    property string badge: ""           // value at the lower right
    property color ink: Theme.cardInk
    property bool small: false
    property bool faceDown: false
    property url back: ""
    property real unit: 1               // pixels in a unit
    property int depth: 1               // 0 flat, 1 resting, 3 held

    readonly property real pip: (root.small ? 11 : 15) * root.unit
    readonly property real large: (root.small ? 22 : 34) * root.unit

    implicitWidth: Math.round((root.small ? 44 : 76) * root.unit)
    implicitHeight: Math.round((root.small ? 60 : 106) * root.unit)

    Image {
        x: -root.width * 0.09
        y: -root.height * 0.04 + (root.depth > 1 ? 3 : 1)
        width: root.width * 1.18
        height: root.height * 1.12
        visible: root.depth > 0 && !Theme.highContrast
        opacity: Math.min(1, (root.depth > 1 ? 0.9 : 0.55) * (Theme.dark ? 1.6 : 1))
        sourceSize.width: 120
        sourceSize.height: 160
        source: visible ? Theme.art("shadow-card.svg") : ""
    }
    TkBox {
        anchors.fill: parent
        corner: (root.small ? 4 : 6) * root.unit
        fill: Theme.cardFace
        ink: Theme.highContrast ? Theme.cardInk : Theme.cardEdge
        edge: Theme.edge
    }
    Item {
        anchors.fill: parent
        visible: !root.faceDown

        TkPrint {
            x: Math.round((root.small ? 4 : 7) * root.unit)
            y: Math.round((root.small ? 2 : 3) * root.unit)
            height: Math.round((root.small ? 20 : 26) * root.unit)
            verticalAlignment: Text.AlignVCenter
            text: root.word.length > 0 ? root.word : root.rank
            color: root.ink
            font.letterSpacing: root.rank.length > 1 && root.word.length === 0 ? -1 : 0
            font.pixelSize: Math.max(12, Math.round((root.word.length > 0 ? (root.small ? 12 : 15) : root.small ? 17 : 22) * root.unit))
        }
        StagePicture {
            x: Math.round((root.small ? 5 : 8) * root.unit)
            y: Math.round((root.small ? 23 : 30) * root.unit)
            width: Math.round(root.pip)
            height: width
            visible: root.word.length === 0
            source: visible ? root.suit : ""
        }
        StagePicture {
            x: Math.round((root.small ? 17 : 26) * root.unit)
            y: Math.round((root.small ? 28 : 42) * root.unit)
            width: Math.round(root.large)
            height: width
            opacity: 0.92
            source: String(root.mark).length > 0 ? root.mark : root.suit
        }
        MadeLater {
            wanted: root.badge.length > 0 && !root.small

            Rectangle {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.rightMargin: Math.round(5 * root.unit)
                anchors.bottomMargin: Math.round(4 * root.unit)
                width: Math.max(Math.round(22 * root.unit), badgeText.implicitWidth + Math.round(10 * root.unit))
                height: Math.round(18 * root.unit)
                radius: height / 2
                visible: root.badge.length > 0 && !root.small
                color: Theme.cardBadge

                TkPrint {
                    id: badgeText

                    anchors.centerIn: parent
                    text: root.badge
                    color: Theme.cardBadgeInk
                    font.family: Theme.sans
                    font.weight: Font.Medium
                    font.pixelSize: Math.max(12, Math.round(12 * root.unit))
                }
            }
        }
    }
    MadeLater {
        wanted: root.faceDown

        StagePicture {
            anchors.fill: parent
            visible: root.faceDown
            source: root.faceDown ? root.back : ""
        }
    }
}
