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
    property bool dashed: false
    property real edgeWidth: Theme.edge

    readonly property int headHeight: root.head === "" ? 0 : Theme.px(18) + 8

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding,
                            headText.implicitWidth + noteText.implicitWidth + 28 + Theme.gapPanels)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    leftPadding: Theme.padPanelH
    rightPadding: Theme.padPanelH
    topPadding: Theme.padPanelV + root.headHeight
    bottomPadding: Theme.padPanelV
    Accessible.role: Accessible.Grouping
    Accessible.name: root.head

    background: Item {
        TkShadow {
            level: root.dashed ? 0 : root.level
        }
        Rectangle {
            anchors.fill: parent
            visible: !root.dashed
            radius: Theme.radiusPanel
            color: root.fill
            border.width: root.edgeWidth
            border.color: root.edgeInk
        }
        TkBox {
            anchors.fill: parent
            visible: root.dashed
            corner: Theme.radiusPanel
            dashed: true
            edge: 1.5
            ink: Theme.line2
        }
        TkText {
            id: headText

            role: "panelHead"
            x: Theme.padPanelH
            y: Theme.padPanelV
            width: Math.min(implicitWidth, parent.width - 2 * x)
            text: root.head
            Accessible.ignored: true
        }
        TkText {
            id: noteText

            role: "caption"
            anchors.right: parent.right
            anchors.rightMargin: Theme.padPanelH
            anchors.verticalCenter: headText.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, parent.width - headText.width - 28 - Theme.gapPanels))
            visible: root.head !== ""
            text: root.note
        }
    }
}
