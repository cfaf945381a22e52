pragma ComponentBehavior: Bound

import QtQuick
import Takujo.Table
import Takujo.Ui

// Rings, badge and corner fold that say what state a piece is in. Lies over the drawing.
Item {
    id: root

    property PieceItem piece: null      // whose state it is; without one all is said by the caller
    property real unit: 1               // pixels in a unit of the piece
    property real corner: root.piece ? root.piece.corner : Theme.radius
    property bool legal: false
    property bool picked: false
    property bool refused: root.piece !== null && root.piece.refused
    property bool focused: root.piece !== null && root.piece.activeFocus
    property bool affected: false
    property bool advised: root.piece !== null && root.piece.advised // a hint is about it
    property bool lampRight: false      // its left is covered by the next piece
    property bool lampTop: false        // its foot says something
    property bool foldLeft: false       // its right corner is a number's
    property int lastColour: -1         // seat palette index of the last actor, -1 = none

    readonly property real edge: Math.max(2, Math.round(Theme.ring * root.unit))
    // Twice as wide in high contrast, it would cover the neighbours: it begins on the edge of the piece.
    readonly property real outside: Theme.highContrast ? root.edge - Theme.edge : root.edge
    readonly property color ringInk: root.refused ? Theme.err : root.picked || root.affected ? Theme.pick : Theme.legal
    readonly property bool ringed: root.legal || root.picked || root.refused || root.affected || root.advised
    readonly property bool marked: root.ringed || root.focused || root.lastColour >= 0

    anchors.fill: parent

    // Made with the first mark, then kept: rings fade in and out, and most pieces of a table never show any.
    MadeLater {
        wanted: root.marked

        Item {
            anchors.fill: root

            TkBox {
                anchors.fill: parent
                anchors.margins: -root.outside
                visible: opacity > 0
                opacity: root.ringed ? 1 : 0
                corner: root.corner + root.outside
                ink: root.ringInk
                edge: root.edge

                Behavior on opacity {
                    NumberAnimation { duration: Theme.durRing; easing.type: Easing.OutQuad }
                }
            }
            MadeLater {
                wanted: root.focused

                TkBox {
                    id: focus

                    anchors.fill: parent
                    visible: root.focused
                    anchors.margins: -(edge + Theme.ringGap + (root.ringed ? root.outside : 0))
                    corner: root.corner + edge + Theme.ringGap
                    ink: Theme.focus
                    edge: Theme.ring

                    TkBox {
                        anchors.fill: parent
                        anchors.margins: -2
                        corner: focus.corner + 2
                        ink: Theme.surface
                        edge: 2
                    }
                }
            }
            MadeLater {
                wanted: root.lastColour >= 0

                StagePicture {
                    visible: root.lastColour >= 0
                    x: root.foldLeft ? -1 : root.width - width + 1
                    y: -1
                    mirror: root.foldLeft
                    width: Math.round(22 * root.unit)
                    height: width
                    source: Theme.lastArt(root.lastColour)
                }
            }
            MadeLater {
                wanted: root.advised

                AdvisedMark {
                    visible: root.advised
                    x: root.lampRight ? root.width - Math.round(width * 0.7) : -Math.round(width * 0.3)
                    y: root.lampTop ? -Math.round(height * 0.3) : root.height - Math.round(height * 0.7)
                }
            }
            MadeLater {
                wanted: root.refused

                Image {
                    visible: root.refused
                    x: -10
                    y: -10
                    width: 24
                    height: 24
                    sourceSize.width: 24
                    sourceSize.height: 24
                    source: Theme.art("frame/illegal-badge.svg")
                }
            }
        }
    }
}
