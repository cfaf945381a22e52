import QtQuick
import QtQuick.Templates as T
import Takujo.Ui

// A row of a popup list. The chosen one carries a check, the current one a ground.
T.ItemDelegate {
    id: root

    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: Theme.px(34)
    leftPadding: Theme.px(16) + 16
    rightPadding: 14
    topPadding: 0
    bottomPadding: 0
    hoverEnabled: true
    opacity: root.enabled ? 1 : 0.45
    Accessible.role: Accessible.ListItem
    Accessible.name: root.text
    Accessible.selected: root.checked
    Accessible.onPressAction: if (root.enabled) root.clicked()

    contentItem: TkText {
        role: root.checked ? "strong" : "body"
        text: root.text
        Accessible.ignored: true
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: root.down ? Theme.press : root.checked ? Theme.accentSoft
                                       : root.highlighted || root.hovered ? Theme.hover : "transparent"
        border.width: root.highlighted ? 2 : 0
        border.color: Theme.focus

        TkIcon {
            x: 8
            anchors.verticalCenter: parent.verticalCenter
            visible: root.checked
            name: "check"
            size: 16
            ink: Theme.accent
        }
    }
}
