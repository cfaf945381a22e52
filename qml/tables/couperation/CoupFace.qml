pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui
import Takujo.Tables.Couperation

// A card of glass, 84 x 62 units: the glass at the left, number and marks at the right. Face down
// it shows its back, and its number in small print where this seat may know it.
Item {
    id: root

    property real unit: 1               // pixels in a unit
    property int number: 0              // 0 = not known
    property int mark: 0                // 0 none, 1 and 2 diamonds, 3 a heart
    property bool finish: false
    property bool faceDown: false
    property int depth: 1               // 0 flat, 1 resting, 2 held

    readonly property int drink: CoupColours.drinkOf(root.number)
    readonly property int marks: root.mark === 3 ? 1 : root.mark
    readonly property string markName: (root.mark === 3 ? "mark-heart" : "mark-diamond") + (Theme.highContrast && !Theme.dark ? "" : "-light")
    readonly property string ground: root.faceDown ? "art/back.svg" : "art/card.svg"

    implicitWidth: Math.round(84 * root.unit)
    implicitHeight: Math.round(62 * root.unit)

    Image {
        x: -root.width * 0.07
        y: root.depth > 1 ? 3 : 1
        width: root.width * 1.14
        height: root.height * 1.1
        visible: root.depth > 0 && !Theme.highContrast
        opacity: Math.min(1, (root.depth > 1 ? 0.9 : 0.4) * 1.4)
        sourceSize.width: 120
        sourceSize.height: 90
        source: visible ? Theme.art("shadow-card.svg") : ""
    }
    // The glass is not quite clear: what lies behind it must not disturb the number.
    StagePicture {
        anchors.fill: parent
        visible: root.faceDown || !Theme.highContrast
        source: visible ? root.ground : ""
    }
    TkBox {
        anchors.fill: parent
        visible: Theme.highContrast || root.finish
        corner: 8 * root.unit
        fill: !Theme.highContrast ? "transparent" : root.faceDown ? "transparent" : Theme.surface
        ink: root.finish ? CoupColours.finishEdge : Theme.line2
        edge: Math.max(1.5, 1.5 * root.unit)
    }
    Item {
        anchors.fill: parent
        visible: !root.faceDown

        StagePicture {
            x: Math.round((root.finish ? 6 : 4) * root.unit)
            y: Math.round((root.finish ? 9 : 11) * root.unit)
            width: Math.round((root.finish ? 48 : 42) * root.unit)
            height: Math.round((root.finish ? 43 : 38) * root.unit)
            source: root.finish ? "art/finish.svg" : CoupColours.glass("glass", root.drink)
        }
        TkPrint {
            anchors.right: parent.right
            anchors.rightMargin: Math.round((root.finish ? 6 : 7) * root.unit)
            y: Math.round((root.finish ? 16 : 4) * root.unit)
            height: Math.round(30 * root.unit)
            verticalAlignment: Text.AlignVCenter
            visible: root.number > 0
            text: String(root.number)
            color: root.finish ? CoupColours.finishInk : CoupColours.glassInk
            font.pixelSize: Math.max(12, Math.round((root.finish ? 18 : 25) * root.unit))
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Math.round(7 * root.unit)
            y: Math.round(39 * root.unit)
            spacing: Math.round(2 * root.unit)

            Repeater {
                model: root.finish ? 0 : root.marks

                StagePicture {
                    width: Math.round(16 * root.unit)
                    height: width
                    source: "art/" + root.markName + ".svg"
                }
            }
        }
    }
    Rectangle {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Math.round(4 * root.unit)
        width: secret.implicitWidth + Math.round(10 * root.unit)
        height: Math.max(secret.implicitHeight, Math.round(18 * root.unit))
        radius: height / 2
        visible: root.faceDown && root.number > 0
        color: CoupColours.secretGround

        TkPrint {
            id: secret

            anchors.centerIn: parent
            text: String(root.number)
            color: CoupColours.secretInk
            font.pixelSize: Math.max(12, Math.round(14 * root.unit))
        }
    }
}
