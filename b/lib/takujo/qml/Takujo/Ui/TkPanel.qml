import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// Paper for words and controls, with an optional head line. One child sizes the panel.
T.Pane {
    id: root

    property string head: ""
    property string note: ""            // caption at the right end of the head line
    property int level: 1               // depth, see TkShadow
    property color fill: Theme.surface
    property color edgeInk: Theme.highContrast ? Theme.line2 : Theme.line
    property real edgeWidth: Theme.edge
    property bool dashed: false

    readonly property TkPanelGround ground: background as TkPanelGround

    implicitWidth: Math.ceil(Math.max(implicitContentWidth, root.ground ? root.ground.headWidth : 0))
                   + leftPadding + rightPadding
    implicitHeight: Math.ceil(implicitContentHeight) + topPadding + bottomPadding
    leftPadding: Theme.padPanelH
    rightPadding: Theme.padPanelH
    topPadding: Theme.padPanelV + (root.ground ? root.ground.headHeight : 0)
    bottomPadding: Theme.padPanelV
    Accessible.role: Accessible.Grouping
    Accessible.name: root.head

    background: TkPanelGround {
        head: root.head
        note: root.note
        level: root.level
        fill: root.fill
        edgeInk: root.edgeInk
        edgeWidth: root.edgeWidth
        dashed: root.dashed
    }
}
